import { saveFile } from '../../../api/download'
import { showMessage } from '../../../shared/showMessage'
import { pictureOf } from '../../../shared/videoPicture'
import type { Clip } from './clips'
import { playerText } from './messages'
import { writeMoment } from './momentParam'

const DECIMALS = 6

/** Saves the shown frame as PNG, with the moment and the position of the drone in the name of the file. */
export async function saveSnapshot(
  video: HTMLVideoElement | null,
  clip: Clip,
  time: number,
  position: readonly [long: number, lat: number] | undefined,
): Promise<void> {
  try {
    if (!video) throw new Error('No video is shown')
    saveFile(await pictureOf(video, 'image/png'), snapshotName(clip, time, position))
  } catch {
    showMessage({ type: 'error', text: playerText('snapshotFailed') })
  }
}

/** Such as "DJI_0042 2026-03-12T15-30-12.350Z 46.780000 -92.100000.png". */
export function snapshotName(clip: Clip, time: number, position: readonly [number, number] | undefined): string {
  const base = clip.recording.name.replace(/\.\w{2,4}$/, '')
  const moment = clip.recording.startedAt === null ? `${writeMoment(time, clip)} ms` : writeMoment(time, clip)
  const place = position ? [position[1].toFixed(DECIMALS), position[0].toFixed(DECIMALS)] : []
  // File systems reject the colons of times.
  return `${[base, moment, ...place].join(' ').replace(/[\\/:*?"<>|]/g, '-')}.png`
}
