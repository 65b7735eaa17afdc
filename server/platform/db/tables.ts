import type { DB } from './schema.gen'

/** The tables of the schema that have all of these columns. */
export type TablesWith<Columns extends string> = {
  [Table in keyof DB]: [Columns] extends [keyof DB[Table]] ? Table : never
}[keyof DB]
