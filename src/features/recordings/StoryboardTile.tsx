import type { Recording } from '../../api/vod'
import { COLUMNS, ROWS, tileAt } from './storyboard'
import './storyboard.css'

const WIDE = 16 / 9

interface StoryboardTileProps {
  recording: Pick<Recording, 'width' | 'height'>
  url: string
  /** Of the duration, from 0 to 1. */
  share: number
}

/** The small picture of a recording at a share of its duration, in a box of 16:9. */
export function StoryboardTile({ recording: { width, height }, url, share }: StoryboardTileProps) {
  const { column, row } = tileAt(share)
  const ratio = width && height ? width / height : WIDE
  return (
    <span
      className="storyboard-tile"
      style={{
        aspectRatio: ratio,
        inlineSize: `${Math.min(1, ratio / WIDE) * 100}%`,
        backgroundImage: `url("${url}")`,
        backgroundSize: `${COLUMNS * 100}% ${ROWS * 100}%`,
        backgroundPosition: `${(column * 100) / (COLUMNS - 1)}% ${(row * 100) / (ROWS - 1)}%`,
      }}
    />
  )
}
