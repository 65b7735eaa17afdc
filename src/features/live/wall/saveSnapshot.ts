import { saveFile } from '../../../api/download'
import type { ActiveStream } from '../../../api/stream'
import { fileNameOf } from '../../../map/controls/savePicture'
import { withExif, type PictureFacts } from '../../../shared/pictures/jpegExif'
import { showMessage } from '../../../shared/showMessage'
import { wallText } from './messages'
import type { LivePlayerHandle } from '../../../live-player/LivePlayer'

/** An older position is not where the picture was taken. */
const MAX_POSITION_AGE_MS = 10_000

/** Downloads the current picture of a stream, named after mission, stream and time, with time and position in its metadata. */
export async function saveSnapshot(
  player: LivePlayerHandle | null,
  stream: Pick<ActiveStream, 'missionName' | 'name' | 'position'>,
): Promise<void> {
  try {
    if (!player) throw new Error('There is no player')
    const takenAt = player.frameTime()
    const picture = await player.snapshot('image/jpeg')
    saveFile(await withExif(picture, factsOf(stream, takenAt)), snapshotName(stream, takenAt))
    showMessage({ type: 'success', text: wallText('snapshotSaved') })
  } catch {
    showMessage({ type: 'warning', text: wallText('snapshotFailed') })
  }
}

function factsOf({ missionName, name, position }: Parameters<typeof saveSnapshot>[1], takenAt: Date): PictureFacts {
  const facts = { takenAt, description: `${missionName}, ${name}` }
  if (!position || takenAt.getTime() - Date.parse(position.at) > MAX_POSITION_AGE_MS) return facts
  const { lat, long, altitude } = position
  return { ...facts, position: { lat, long, altitude } }
}

function snapshotName({ missionName, name }: Parameters<typeof saveSnapshot>[1], takenAt: Date): string {
  const time = takenAt
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-')
  return `${fileNameOf(`${missionName} ${name} ${time}`)}.jpg`
}
