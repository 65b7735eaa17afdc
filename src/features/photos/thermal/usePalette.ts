import { useState } from 'react'
import { PALETTES, type PaletteName } from './palettes'

const KEY = 'aerie-thermal-palette'

/** The palette of thermal photos, which the browser keeps. */
export function usePalette(): [palette: PaletteName, choose: (palette: PaletteName) => void] {
  const [palette, setPalette] = useState(readPalette)
  const choose = (next: PaletteName) => {
    setPalette(next)
    try {
      localStorage.setItem(KEY, next)
    } catch {
      // Without storage the choice lasts until the page is closed.
    }
  }
  return [palette, choose]
}

function readPalette(): PaletteName {
  try {
    const kept = localStorage.getItem(KEY)
    return (Object.keys(PALETTES) as PaletteName[]).find((each) => each === kept) ?? 'iron'
  } catch {
    return 'iron'
  }
}
