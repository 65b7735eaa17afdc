import { mapText } from '../messages'
import { attributionParts } from './attribution'
import type { ShownBaseMap } from './useBaseMap'

interface BaseMapCreditProps {
  shown: ShownBaseMap
  /** What the source itself asks to be shown, once it is loaded. */
  fromSource: readonly string[]
}

/** Who made the base map, at the lower edge of a map. */
export function BaseMapCredit({ shown, fromSource }: BaseMapCreditProps) {
  if (shown === 'none') return null
  if (shown === 'bundled') return <small className="map-credit">{mapText('credit')}</small>
  const own = textOf(shown.attribution)
  const all = [shown.attribution, ...fromSource.filter((each) => textOf(each) !== own)]
  return (
    <small className="map-credit">
      {all.flatMap((attribution, line) => [
        line > 0 && ' · ',
        ...attributionParts(attribution).map(({ text, href }, index) =>
          href ? (
            <a key={`${line} ${index}`} href={href} target="_blank" rel="noopener noreferrer">
              {text}
            </a>
          ) : (
            text
          ),
        ),
      ])}
    </small>
  )
}

const textOf = (attribution: string): string =>
  attributionParts(attribution)
    .map(({ text }) => text)
    .join('')
