import { saveFile } from '../../../api/download'
import { withExif } from '../../../shared/pictures/jpegExif'
import { showMessage } from '../../../shared/showMessage'
import { pictureOf } from '../../../shared/videoPicture'
import type { Clip } from './clips'
import { playerText } from './messages'
import { writeMoment } from './momentParam'

const DECIMALS = 6

/** Saves the shown frame as JPEG, with the moment and the position of the drone in its metadata and in the name of the file. */
export async function saveSnapshot(
  video: HTMLVideoElement | null,
  clip: Clip,
  time: number,
  place: readonly [long: number, lat: number] | undefined,
): Promise<void> {
  try {
    if (!video) throw new Error('No video is shown')
    const picture = await withExif(await pictureOf(video, 'image/jpeg'), {
      takenAt: clip.recording.startedAt === null ? null : new Date(time),
      description: clip.recording.name,
      ...(place && { position: { lat: place[1], long: place[0] } }),
    })
    saveFile(picture, snapshotName(clip, time, place))
  } catch {
    showMessage({ type: 'error', text: playerText('snapshotFailed') })
  }
}

/** Such as "DJI_0042 2026-03-12T15-30-12.350Z 46.780000 -92.100000.jpg". */
export function snapshotName(clip: Clip, time: number, position: readonly [number, number] | undefined): string {
  const base = clip.recording.name.replace(/\.\w{2,4}$/, '')
  const moment = clip.recording.startedAt === null ? `${writeMoment(time, clip)} ms` : writeMoment(time, clip)
  const place = position ? [position[1].toFixed(DECIMALS), position[0].toFixed(DECIMALS)] : []
  // File systems reject the colons of times.
  return `${[base, moment, ...place].join(' ').replace(/[\\/:*?"<>|]/g, '-')}.jpg`
}
