import type { Recording } from '../../api/vod'
import { recordingsText } from './messages'

/** Where the start of a recording comes from. */
export function originText(origin: NonNullable<Recording['startOrigin']>): string {
  if (origin === 'stream') return recordingsText('originStream')
  if (origin === 'container') return recordingsText('originContainer')
  if (origin === 'satellites') return recordingsText('originSatellites')
  return recordingsText(origin === 'srt' ? 'originSrt' : 'originUser')
}
