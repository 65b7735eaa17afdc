import type { Analysis } from '../../../api/analysis'
import { formatNumber } from '../../../shared/messages'
import { heightLegend } from '../elevationScale'
import { analysesText } from '../messages'

/** The volumes of a comparison of heights, and the legend of the map in metres. */
export function CutAndFill({ figures }: Pick<Analysis, 'figures'>) {
  const { cutM3, fillM3, offsetM = 0 } = figures
  const number = (value: number) => formatNumber(value, { maximumFractionDigits: 1 })
  return (
    <>
      {cutM3 !== undefined && fillM3 !== undefined && (
        <p>
          {analysesText('cutAndFill', { cut: number(cutM3), fill: number(fillM3), net: number(fillM3 - cutM3) })}
          {offsetM !== 0 && (
            <span className="analyses-facts">
              {' '}
              {analysesText('offset', { metres: formatNumber(offsetM, { maximumFractionDigits: 2 }) })}
            </span>
          )}
        </p>
      )}
      <ul className="analyses-legend" aria-label={analysesText('heightLegend')}>
        {heightLegend().map(({ color, text }) => (
          <li key={color}>
            <span className="analyses-mark" style={{ background: color }} aria-hidden />
            {text}
          </li>
        ))}
      </ul>
    </>
  )
}
