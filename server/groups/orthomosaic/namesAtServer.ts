interface Named {
  id: string
  name: string
}

const MOST_SIGNS = 100

/**
 * The names under which photos are sent. ODM takes the bands of a shot from names that differ in their last part only, such as
 * IMG_0001_1.tif and IMG_0001_2.tif, so names are kept as far as they are unique. A name that several photos have, as the cameras of two
 * flights write it, gets the number of the repetition first: all bands of the second shot begin with the same number.
 * @returns by the ID of the photo; unique also where capitals do not count, and without characters that mean something in a header
 * or a path
 */
export function namesAtServer(photos: readonly Named[]): Map<string, string> {
  const names = new Map<string, string>()
  const taken = new Set<string>()
  for (const { id, name } of photos) {
    const plain = plainName(name)
    let unique = plain
    for (let repetition = 2; taken.has(unique.toLowerCase()); repetition++) unique = `${repetition}_${plain}`
    taken.add(unique.toLowerCase())
    names.set(id, unique)
  }
  return names
}

/** The end is kept, because it has the band and the format. */
const plainName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[^\w.-]/g, '_')
    .slice(-MOST_SIGNS)
    .replace(/^[.-]+|^$/, '_')
