/**
 * The first wanted language that is available, matched exactly or by its main part (`de` for `de-AT`).
 * @param wanted BCP 47 tags, the preferred first
 */
export function matchLanguage(wanted: readonly string[], available: readonly string[]): string | undefined {
  for (const tag of wanted) {
    const exact = available.find((language) => language.toLowerCase() === tag.toLowerCase())
    const main = tag.split('-')[0]?.toLowerCase()
    const found = exact ?? available.find((language) => language.toLowerCase() === main)
    if (found) return found
  }
  return undefined
}
