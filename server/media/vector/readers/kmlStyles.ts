// Shared KML styles: found by ID or through style maps, within this document only.
import type { FeatureStyle } from '../feature'

const MAX_STYLES = 10_000

export interface KmlStyles {
  add(id: string, style: FeatureStyle): void
  alias(id: string, target: string): void
  /** The style of `#id`; undefined when the document does not define it. */
  find(url: string): FeatureStyle | undefined
}

export function createKmlStyles(): KmlStyles {
  const styles = new Map<string, FeatureStyle>()
  const aliases = new Map<string, string>()
  return {
    add: (id, style) => void (styles.size < MAX_STYLES && styles.set(id, style)),
    alias: (id, target) => void (aliases.size < MAX_STYLES && aliases.set(id, target)),
    find(url) {
      let id = idOf(url)
      // A map may refer to another map. The limit stops cycles.
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
