// Files that cameras write beside a recording: a copy of low resolution, a picture for previews, and the sound alone. The app and
// the server recognise them by their names, because their contents are those of any video, picture or sound.

const ENDING = /\.([a-z0-9]{2,4})$/
const SIDE_ENDINGS: ReadonlySet<string> = new Set(['lrf', 'lrv', 'thm', 'm4a', 'aac', 'wav'])
const VIDEO_ENDINGS: ReadonlySet<string> = new Set(['mp4', 'm4v', 'mov', 'insv', '360', 'mkv', 'ts', 'm2ts', 'mts'])

/** GoPro: GL010042.LRV is beside GX010042.MP4 or GH010042.MP4. */
const GOPRO_COPY = /^gl(\d{6})$/
/** Insta360: LRV_20230115_101500_11_042.insv is beside VID_20230115_101500_00_042.insv. */
const INSTA360_COPY = /^lrv_(\d{8}_\d{6})_\d\d_(\d+)$/
const LENSES = ['00', '10']

interface Parts {
  base: string
  ending: string
}

function partsOf(name: string): Parts {
  const small = name.toLowerCase()
  const ending = ENDING.exec(small)?.[1] ?? ''
  return { ending, base: ending === '' ? small : small.slice(0, -ending.length - 1) }
}

/** What the recordings are called to which a side file may belong, as `recordingBase` returns it; undefined for other files. */
export function recordingsBeside(name: string): string[] | undefined {
  const { base, ending } = partsOf(name)
  const [, moment, number] = INSTA360_COPY.exec(base) ?? []
  if (number !== undefined) return LENSES.map((lens) => `vid_${moment}_${lens}_${number}`)
  if (!SIDE_ENDINGS.has(ending)) return undefined
  const gopro = GOPRO_COPY.exec(base)?.[1]
  return gopro === undefined ? [base] : [base, `gx${gopro}`, `gh${gopro}`]
}

/** The name of a recording without its ending, in small letters; undefined for other files, by their name. */
export function recordingBase(name: string): string | undefined {
  const { base, ending } = partsOf(name)
  return VIDEO_ENDINGS.has(ending) && !INSTA360_COPY.test(base) ? base : undefined
}
