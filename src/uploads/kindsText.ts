import { uploadsText } from './messages'
import type { FileUpload } from './uploadState'

const KINDS_SHOWN = 4

/** What the files are by the endings of their names, the most frequent first: `120 JPG, 2 SRT`. */
export function kindsText(uploads: readonly Pick<FileUpload, 'name'>[]): string {
  const counts = new Map<string, number>()
  for (const { name } of uploads) {
    const [, ending] = /\.(\w{1,8})$/.exec(name) ?? []
    const kind = ending?.toUpperCase() ?? uploadsText('kindOther')
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
  }
  const sorted = [...counts].sort(([, a], [, b]) => b - a)
  const texts = sorted.slice(0, KINDS_SHOWN).map(([kind, count]) => uploadsText('kindCount', { kind, count }))
  const others = sorted.slice(KINDS_SHOWN).reduce((sum, [, count]) => sum + count, 0)
  if (others > 0) texts.push(uploadsText('kindCount', { kind: uploadsText('kindOther'), count: others }))
  return texts.join(', ')
}
