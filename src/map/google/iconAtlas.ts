import type { IconLayerProps } from '@deck.gl/layers'
import { drawIcon, ICON_NAMES, type IconPicture } from '../icons'

type Atlas = Required<Pick<IconLayerProps, 'iconAtlas' | 'iconMapping'>>

let drawn: Atlas | undefined

/** All icons in one picture, side by side; drawn once. deck.gl colors them. */
export function iconAtlas(): Atlas {
  drawn ??= drawAtlas()
  return drawn
}

function drawAtlas(): Atlas {
  const pictures = ICON_NAMES.map((name) => drawIcon(name, (distance) => 255 * (distance + 0.5)))
  const size = (pictures[0] as IconPicture).width
  const canvas = document.createElement('canvas')
  canvas.width = size * pictures.length
  canvas.height = size
  const context = canvas.getContext('2d')
  const mapping: Record<string, { x: number; y: number; width: number; height: number; mask: true }> = {}
  for (const [index, picture] of pictures.entries()) {
    const pixels = new ImageData(picture.width, picture.height)
    pixels.data.set(picture.data)
    context?.putImageData(pixels, index * size, 0)
    mapping[ICON_NAMES[index] as string] = { x: index * size, y: 0, width: size, height: size, mask: true }
  }
  // deck.gl also accepts a canvas; its types name only textures.
  return { iconAtlas: canvas as unknown as Atlas['iconAtlas'], iconMapping: mapping }
}
