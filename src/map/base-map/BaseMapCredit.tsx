import { attributionParts } from './attribution'
import { attributionsOf } from './creditTexts'
import type { ShownBaseMap } from './useBaseMap'

interface BaseMapCreditProps {
  shown: ShownBaseMap
  /** What the source itself asks to be shown, once it is loaded. */
  fromSource: readonly string[]
}

/** Who made the base map, at the lower edge of a map. */
export function BaseMapCredit({ shown, fromSource }: BaseMapCreditProps) {
  const all = attributionsOf(shown, fromSource)
  if (all.length === 0) return null
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
