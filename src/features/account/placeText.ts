import type { OwnSignIn } from '../../api/profile'
import { getTranslator } from '../../shared/messages'
import { accountText } from './messages'

/** An address, and where it probably is. */
export function placeText({ address, place }: Pick<OwnSignIn, 'address' | 'place'>): string {
  const country = place?.country ? countryName(place.country) : null
  const town = place?.town ?? null
  if (town !== null && country !== null) return accountText('addressInTown', { address, town, country })
  const known = town ?? country
  return known === null ? address : accountText('addressIn', { address, place: known })
}

const countryName = (code: string): string =>
  new Intl.DisplayNames(getTranslator().locale, { type: 'region' }).of(code) ?? code
