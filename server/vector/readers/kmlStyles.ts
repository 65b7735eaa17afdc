// KML's shared styles: by id, through maps, and taken up by placemarks by reference. Only of this document.
import type { FeatureStyle } from '../feature'

const MOST_STYLES = 10_000

export interface KmlStyles {
  add(id: string, style: FeatureStyle): void
  alias(id: string, target: string): void
  /** What `#id` means; undefined where the document defines it later, never, or elsewhere. */
  find(url: string): FeatureStyle | undefined
}

export function createKmlStyles(): KmlStyles {
  const styles = new Map<string, FeatureStyle>()
  const aliases = new Map<string, string>()
  return {
    add: (id, style) => void (styles.size < MOST_STYLES && styles.set(id, style)),
    alias: (id, target) => void (aliases.size < MOST_STYLES && aliases.set(id, target)),
    find(url) {
      let id = idOf(url)
      // A map may point to a map; in a circle it would for ever.
      for (let steps = 0; steps < 5; steps++) {
        const style = styles.get(id)
        if (style) return style
        const target = aliases.get(id)
        if (target === undefined) return undefined
        id = idOf(target)
      }
      return undefined
    },
  }
}

const idOf = (url: string) => url.slice(url.indexOf('#') + 1)
