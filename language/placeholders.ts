// Reads the placeholders of an ICU message from its literal type, so that a call without a value does not compile.

interface Plain {
  plain: string | number
  number: number
  plural: number
  selectordinal: number
  select: string
  date: Date | string | number
  time: Date | string | number
}

/** State of the scanner: in the branches of a plural or select, or in the text of a branch. */
type Stack = readonly ('branches' | 'text')[]

type Outer<S extends Stack> = S extends readonly [unknown, ...infer Rest extends Stack] ? Rest : []

type Scan<Text extends string, S extends Stack, Found> = Text extends `${infer Before}{${infer After}`
  ? Before extends `${string}}${string}`
    ? Text extends `${string}}${infer Rest}`
      ? Scan<Rest, Outer<S>, Found>
      : Found
    : S extends readonly ['branches', ...unknown[]]
      ? Scan<After, ['text', ...S], Found>
      : Argument<After, S, Found>
  : Found

type Argument<After extends string, S extends Stack, Found> = After extends `${infer Inside}}${infer Rest}`
  ? Inside extends `${infer Name}, ${infer Format}`
    ? Format extends `${infer Kind extends 'plural' | 'select' | 'selectordinal'},${string}`
      ? After extends `${string}, ${string},${infer Branches}`
        ? Scan<Branches, ['branches', ...S], Found | [Name, Kind]>
        : never
      : Format extends `${infer Kind extends 'number' | 'date' | 'time'}${'' | `,${string}`}`
        ? Scan<Rest, S, Found | [Name, Kind]>
        : never
    : Scan<Rest, S, Found | [Inside, 'plain']>
  : never

type Placeholders<Text extends string> = Scan<Text, [], never>

/** `{name}` takes a text or a number, `{count, plural, …}` a number, `{day, date}` a time; a repeated name takes their intersection. */
export type ValuesOf<Text extends string, Nested = never> = {
  [Name in Placeholders<Text> extends infer P ? (P extends [infer N extends string, unknown] ? N : never) : never]: [
    Extract<Placeholders<Text>, [Name, Exclude<keyof Plain, 'plain'>]>,
  ] extends [never]
    ? string | number | Nested
    : Extract<Placeholders<Text>, [Name, Exclude<keyof Plain, 'plain'>]> extends [
          unknown,
          infer Kind extends keyof Plain,
        ]
      ? Plain[Kind]
      : never
}

/** The second parameter of a text function: absent when the text has no placeholder. */
export type ValueArguments<Text extends string, Nested = never> = [Placeholders<Text>] extends [never]
  ? []
  : [values: ValuesOf<Text, Nested>]
