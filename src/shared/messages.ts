// Every English text of the product lives in a catalogue beside the feature that shows it; a translation is one file laid over all of them.

type PlaceholdersIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholdersIn<Rest>
  : never

type Values<Text extends string> = [PlaceholdersIn<Text>] extends [never]
  ? []
  : [values: Record<PlaceholdersIn<Text>, string | number>]

let translations: Readonly<Record<string, string>> = {}

/** Lays a translation (`area.key` -> text) over the English; call it before the first render. */
export function setTranslations(texts: Readonly<Record<string, string>>): void {
  translations = texts
}

/**
 * Declares the texts of one area in English.
 * @returns `text(key, values)`: the text in the language in force, `{name}` replaced by `values.name`
 */
export function catalogue<const Texts extends Record<string, string>>(area: string, english: Texts) {
  return <Key extends keyof Texts & string>(key: Key, ...[values]: Values<Texts[Key]>): string => {
    const template = translations[`${area}.${key}`] ?? english[key] ?? key
    if (!values) return template
    return template.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
      String((values as Record<string, string | number>)[name] ?? placeholder),
    )
  }
}
