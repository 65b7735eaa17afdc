/** Names that Windows reserves for devices. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i

/** Paths in a ZIP, one for each file: safe on every system and different, also where case is ignored. */
export function zipNames(files: readonly { name: string; folder: string }[]): string[] {
  const used = new Set<string>()
  return files.map(({ name, folder }) => {
    const path = [...folder.split('/').filter(Boolean), name].map(safeSegment).join('/')
    const [, stem = path, ending = ''] = /^(.*?)(\.[^./]{1,10})?$/.exec(path) ?? []
    for (let count = 1; ; count++) {
      const candidate = count === 1 ? path : `${stem} (${count})${ending}`
      if (used.has(candidate.toLowerCase())) continue
      used.add(candidate.toLowerCase())
      return candidate
    }
  })
}

function safeSegment(name: string): string {
  const plain = name.replace(/[<>:"|?*\\]/g, '_').replace(/[. ]+$/, '') || '_'
  return RESERVED.test(plain) ? `_${plain}` : plain
}
