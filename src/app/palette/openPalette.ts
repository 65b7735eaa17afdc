import { createContext } from 'react'

/** Opens the command palette. */
export const OpenPaletteContext = createContext<() => void>(() => undefined)
