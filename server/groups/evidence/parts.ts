// What an archive holds of each item: its bytes, its record as JSON, or both; of a report also its PDF and its data.
import { zipNames } from '../../platform/storage/zipNames'
import type { ItemFile } from './sql'

export interface Part {
  item: ItemFile
  content: 'file' | 'record' | 'pdf' | 'csv'
  /** In the archive. */
  path: string
}

/** A part of a recording, in milliseconds from its start. */
export interface ClipRange {
  fromMs: number
  untilMs: number
}

export function partsOf(items: readonly ItemFile[]): Part[] {
  const wanted = items.flatMap((item) => [
    ...(item.file ? [{ item, content: 'file' as const, ...fileName(item, item.file.mediaType) }] : []),
    ...(item.editionId === null
      ? []
      : (['pdf', 'csv'] as const).map((content) => ({
          item,
          content,
          name: `${item.name}.${content}`,
          folder: folderOf(item),
        }))),
    ...(item.record ? [{ item, content: 'record' as const, name: `${item.name}.json`, folder: folderOf(item) }] : []),
  ])
  const paths = zipNames(wanted.map(({ name, folder }) => ({ name: oneLine(name), folder })))
  return wanted.map(({ item, content, name }, index) => ({ item, content, path: paths[index] ?? name }))
}

/** Pictures of alerts and outcomes are stored without the ending of a file name. */
const fileName = (item: ItemFile, mediaType: string) => ({
  name: isNamed(item) ? item.name : `${item.name}.${mediaType.split('/').pop()}`,
  folder: folderOf(item),
})

const isNamed = ({ kind, name }: ItemFile): boolean =>
  kind !== 'alert' && (kind !== 'outcome' || /\.\w{1,5}$/.test(name))

const folderOf = ({ kind }: ItemFile): string => FOLDERS[kind] ?? 'files'

const FOLDERS: Partial<Record<ItemFile['kind'], string>> = { alert: 'alerts', thread: 'threads', report: 'reports' }

/** A line break in a name would begin another line of the manifest, and a slash in a title another folder. */
// oxlint-disable-next-line no-control-regex -- control characters are what it replaces
const oneLine = (name: string): string => name.replace(/[\u0000-\u001f\u007f/]/g, '_')
