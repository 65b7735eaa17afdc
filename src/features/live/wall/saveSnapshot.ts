import { saveFile } from '../../../api/download'
import type { ActiveStream } from '../../../api/stream'
import { fileNameOf } from '../../../map/controls/savePicture'
import { showMessage } from '../../../shared/showMessage'
import { wallText } from './messages'
import type { LivePlayerHandle } from '../player/LivePlayer'

const EXTENSIONS: Readonly<Record<string, string>> = { 'image/png': 'png', 'image/webp': 'webp' }

/** Downloads the current picture of a stream, named after mission, stream and time. */
export async function saveSnapshot(
  player: LivePlayerHandle | null,
  { missionName, name }: Pick<ActiveStream, 'missionName' | 'name'>,
): Promise<void> {
  try {
    if (!player) throw new Error('There is no player')
    const picture = await player.snapshot()
    const time = new Date()
      .toISOString()
      .replace(/\.\d+Z$/, 'Z')
      .replaceAll(':', '-')
    saveFile(picture, `${fileNameOf(`${missionName} ${name} ${time}`)}.${EXTENSIONS[picture.type] ?? 'jpg'}`)
    showMessage({ type: 'success', text: wallText('snapshotSaved') })
  } catch {
    showMessage({ type: 'warning', text: wallText('snapshotFailed') })
  }
}
