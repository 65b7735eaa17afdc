// Typed URL parameters of a list: search, filters, sort order and page can be bookmarked, shared and undone with Back.
import { searchLimits } from '../limits/common.gen'
import { PAGING_KEYS, readPaging, writePaging, type Paging } from './paging'

/** One URL parameter of a list. */
interface Param<Value> {
  /** Whether it decides which rows belong to the list. The sort order does not. */
  readonly isFilter: boolean
  /** Reads the parameter's values in the URL. Invalid ones are ignored. */
  read(texts: readonly string[]): Value
  /** Values for the URL; none for the default. */
  write(value: Value): readonly string[]
}

interface Filter<Value> extends Param<Value> {
  readonly isFilter: true
}

interface Order<Value> extends Param<Value> {
  readonly isFilter: false
}

type ValueOf<P> = P extends Param<infer Value> ? Value : never
type FilterKeys<Params> = { [Key in keyof Params]: Params[Key] extends Filter<unknown> ? Key : never }[keyof Params]

/** State of a list: the value of each parameter, and the page. */
export type View<Params> = { [Key in keyof Params]: ValueOf<Params[Key]> } & Paging

/** Filters as query arguments: undefined if not set. */
export type Filters<Params> = { [Key in FilterKeys<Params>]: ValueOf<Params[Key]> | undefined }

export interface ListParams<Params> {
  read: (params: URLSearchParams) => View<Params>
  /** Leaves out defaults and keeps the parameters of `before` that the list does not declare. */
  write: (view: View<Params>, before?: URLSearchParams) => URLSearchParams
  filters: (view: View<Params>) => Filters<Params>
  isFiltered: (view: View<Params>) => boolean
  /** The view without filters; the sort order stays. */
  clear: (view: View<Params>) => View<Params>
}

/** Search text, cut to the length that the contract allows. */
export const searchText = (): Filter<string> => ({
  isFilter: true,
  read: ([typed = '']) => typed.slice(0, searchLimits.maxLength),
  write: (typed) => (typed ? [typed] : []),
})

/** Text that matches `pattern`; '' if absent. */
export const matching = (pattern: RegExp): Filter<string> => ({
  isFilter: true,
  read: ([typed = '']) => (pattern.test(typed) ? typed : ''),
  write: (typed) => (typed ? [typed] : []),
})

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Id of an entity; '' if absent. */
export const id = (): Filter<string> => matching(ID)

/** Ids of entities, at most `most`. */
export const ids = (most: number): Filter<string[]> => ({
  isFilter: true,
  read: (texts) => [...new Set(texts.filter((text) => ID.test(text)))].slice(0, most),
  write: (chosen) => chosen,
})

/** On or off, off by default. */
export const flag = (): Filter<boolean> => ({
  isFilter: true,
  read: ([typed]) => typed === 'true',
  write: (isOn) => (isOn ? ['true'] : []),
})

/** Any number of `values`, none by default. */
export const many = <const Value extends string>(values: readonly Value[]): Filter<Value[]> => ({
  isFilter: true,
  read: (texts) => values.filter((value) => texts.includes(value)),
  write: (chosen) => chosen,
})

/** One of `values` that does not filter, such as a sort order; the first by default. */
export const oneOf = <const Value extends string>(values: readonly [Value, ...Value[]]): Order<Value> => ({
  isFilter: false,
  read: ([typed]) => values.find((value) => value === typed) ?? values[0],
  write: (value) => (value === values[0] ? [] : [value]),
})

/** Declares the URL parameters of a list; the keys are their names in the URL. */
export function listParams<const Params extends Record<string, Param<unknown>>>(declared: Params): ListParams<Params> {
  const entries = Object.entries(declared)
  const filterEntries = entries.filter(([, { isFilter }]) => isFilter)
  const own = new Set([...Object.keys(declared), ...PAGING_KEYS])
  const textsOf = (view: View<Params>, [key, param]: [string, Param<unknown>]) => param.write(view[key as keyof Params])

  return {
    read: (params) =>
      ({
        ...Object.fromEntries(entries.map(([key, param]) => [key, param.read(params.getAll(key))])),
        ...readPaging(params),
      }) as View<Params>,
    write: (view, before) => {
      const params = new URLSearchParams()
      for (const entry of entries) for (const each of textsOf(view, entry)) params.append(entry[0], each)
      writePaging(params, view)
      for (const [key, text] of before ?? []) if (!own.has(key)) params.append(key, text)
      return params
    },
    filters: (view) =>
      Object.fromEntries(
        filterEntries.map((entry) => [
          entry[0],
          textsOf(view, entry).length > 0 ? view[entry[0] as keyof Params] : undefined,
        ]),
      ) as Filters<Params>,
    isFiltered: (view) => filterEntries.some((entry) => textsOf(view, entry).length > 0),
    clear: (view) => ({
      ...view,
      ...Object.fromEntries(filterEntries.map(([key, param]) => [key, param.read([])])),
      page: 1,
    }),
  }
}
