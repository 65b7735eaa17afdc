import { useState, type ReactNode } from 'react'
import type { ActiveStream } from '../../../api/stream'
import { useCan } from '../../../session/useCan'
import { PilotMessageDialog, type PilotPoint } from './PilotMessageDialog'

/** Opens the messages to a pilot. */
export type MessagePilot = (streamId: string, point?: PilotPoint) => void

/** Messages to the pilots of streams. `message` is undefined without the permission. */
export function usePilotMessages(streams: readonly ActiveStream[]): {
  message: MessagePilot | undefined
  dialog: ReactNode
} {
  const canSend = useCan('stream_list')
  const [asked, setAsked] = useState<{ streamId: string; point: PilotPoint | undefined }>()
  if (!canSend) return { message: undefined, dialog: null }
  return {
    message: (streamId, point) => setAsked({ streamId, point }),
    dialog: asked && (
      <PilotMessageDialog
        streams={streams}
        streamId={asked.streamId}
        point={asked.point}
        onClose={() => setAsked(undefined)}
      />
    ),
  }
}
