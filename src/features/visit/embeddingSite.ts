/** Origin of the site that embeds this page; undefined when none does, or when it does not tell. */
export function embeddingSite(): string | undefined {
  if (window.parent === window || !URL.canParse(document.referrer)) return undefined
  return new URL(document.referrer).origin
}
