import { CameraOutlined } from '@ant-design/icons'
import { showMessage } from '../../shared/showMessage'
import { attributionsOf, textOf } from '../base-map/creditTexts'
import type { ShownBaseMap } from '../base-map/useBaseMap'
import type { MapHandle } from '../engine'
import { mapText } from '../messages'
import { MapButton } from './MapButton'

interface PictureButtonProps {
  map: MapHandle
  shown: ShownBaseMap
  /** Attributions that the source of the base map requires. */
  credits: readonly string[]
  /** Accessible name of the map. */
  label: string
}

/** Downloads the visible map with its attribution as a PNG file. */
export function PictureButton({ map, shown, credits, label }: PictureButtonProps) {
  if (!map.picture) return null
  const save = async () => {
    try {
      const [picture, { savePicture }] = await Promise.all([map.picture?.(), import('./savePicture')])
      if (!picture) return
      const credit = attributionsOf(shown, credits).map(textOf).join(' · ')
      await savePicture(picture, { credit, name: label, ratio: picture.width / map.size().width })
    } catch {
      showMessage({ type: 'error', text: mapText('pictureFailed') })
    }
  }
  return <MapButton name={mapText('picture')} icon={<CameraOutlined />} onClick={() => void save()} />
}
