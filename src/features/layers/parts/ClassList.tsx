import { formatNumber } from '../../../shared/messages'
import { layersText } from '../texts/messages'
import { className, type RasterClass } from '../texts/className'

/** The classes of a raster: colour, number and name, share of the pixels. */
export function ClassList({ classes }: { classes: readonly RasterClass[] }) {
  return (
    <ul className="class-list" aria-label={layersText('kindClasses')}>
      {classes.map(({ value, color, share }) => (
        <li key={value}>
          <span className="class-color" aria-hidden style={{ background: color }} />
          <span>{className(value, classes)}</span>
          <span>{formatNumber(share, { style: 'percent', maximumSignificantDigits: 2 })}</span>
        </li>
      ))}
    </ul>
  )
}
