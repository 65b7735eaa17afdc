// What sends a picture of a map to other people. The pages that have somebody to send it to provide it.
import { createContext, type ComponentType } from 'react'

export interface MapMessageProps {
  missionId: string
  /** Draws the page as a PNG file; undefined if that failed or was cancelled. */
  draw: () => Promise<Blob | undefined>
  title: string
  isDisabled: boolean
}

interface MapMessage {
  missionId: string
  Send: ComponentType<MapMessageProps>
}

export const MapMessageContext = createContext<MapMessage | null>(null)
