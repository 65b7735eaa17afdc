import { mapText } from '../messages'
import { attributionParts } from './attribution'
import type { ShownBaseMap } from './useBaseMap'

/**
 * Attributions of what a map shows below all layers, without duplicates.
 * @param fromSource what the source itself asks to be shown, once it is loaded
 */
export function attributionsOf(shown: ShownBaseMap, fromSource: readonly string[]): string[] {
  if (shown === 'none') return []
  if (shown === 'bundled') return [mapText('credit')]
  const own = textOf(shown.attribution)
  return [shown.attribution, ...fromSource.filter((each) => textOf(each) !== own)]
}

/** An attribution without its links. */
export const textOf = (attribution: string): string =>
  attributionParts(attribution)
    .map(({ text }) => text)
    .join('')
