// What a search is limited to, and the items that match its area and words, which the database finds through indexes.
import { sql, type RawBuilder } from 'kysely'
import { containing } from '../../platform/core/paging'
import { queriesOf } from '../../platform/db/words'
import type { DataKind } from './kinds'

export interface Search {
  /** Kinds of which the caller may list items. */
  listed: DataKind[]
  /** Kinds that are filtered by; none for all. */
  kinds: DataKind[]
  missionIds: string[]
  locationIds: string[]
  /** Days in UTC, such as 2026-03-12. */
  from: string | null
  until: string | null
  /** Boxes of PostgreSQL; none for everywhere. */
  boxes: string[]
  /** Polygon in each box; null for the box itself. */
  outlines: (string | null)[]
  words: Word[]
}

interface Word {
  /** For names. */
  pattern: string
  /** For the text of documents. */
  query: string
}

/** More words narrow a search no further in practice. */
const MAX_WORDS = 12

export const readWords = (search: string | undefined): Word[] =>
  [...new Set(search?.trim().split(/\s+/).filter(Boolean))]
    .slice(0, MAX_WORDS)
    .map((word) => ({ pattern: containing(word), query: queriesOf(word).join(' & ') }))

/** Whether the search is limited by more than kinds, missions, places and days, which are counted in advance. */
export const hasConditions = ({ boxes, words }: Search): boolean => boxes.length > 0 || words.length > 0

/** The kinds that a search finds. */
export const wantedKinds = ({ listed, kinds }: Search): DataKind[] =>
  kinds.length > 0 ? listed.filter((kind) => kinds.includes(kind)) : listed

/** Missions that a search is limited to, as `m`. */
export const missionsOf = (tenantId: string, { missionIds, locationIds }: Search) => sql`
  m.tenant_id = ${tenantId} and m.deleted_at is null
  and ${missionIds.length > 0 ? sql`m.id = any(${missionIds}::uuid[])` : sql`true`}
  and ${locationIds.length > 0 ? sql`m.location_id = any(${locationIds}::uuid[])` : sql`true`}`

/** Any items in the area and with the words, regardless of the other filters. */
export const anyMatching = ({ listed, boxes, outlines, words }: Search, most: number): RawBuilder<unknown> => sql`
  data_items_matching(${listed}::text[], null, null, null, ${boxesOf(boxes)}, ${outlines}::polygon[],
                      ${words.map(({ pattern }) => pattern)}::text[], ${words.map(({ query }) => query)}::text[], null, ${most})`

/** As anyMatching, the newest that meet the other filters as well. `missions` selects an array of IDs, or null for all. */
export const newestMatching = (
  search: Search,
  missions: RawBuilder<unknown>,
  { skip, most }: { skip: number; most: number },
): RawBuilder<unknown> => sql`
  data_items_matching(${wantedKinds(search)}::text[], ${missions}, ${startOf(search.from)}, ${endOf(search.until)},
                      ${boxesOf(search.boxes)}, ${search.outlines}::polygon[],
                      ${search.words.map(({ pattern }) => pattern)}::text[],
                      ${search.words.map(({ query }) => query)}::text[], ${skip}, ${most})`

/** First moment of a day. An index of times does not find a date. */
export const startOf = (day: string | null) => sql`${day && `${day}T00:00:00Z`}::timestamptz`

/** First moment after a day. */
export const endOf = (day: string | null) => sql`${startOf(day)} + interval '1 day'`

/** The elements of an array of boxes are separated by semicolons. */
const boxesOf = (boxes: readonly string[]) => sql`${`{${boxes.join(';')}}`}::box[]`
