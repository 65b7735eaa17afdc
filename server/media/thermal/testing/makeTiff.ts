interface Size {
  width: number
  height: number
}

/**
 * A TIFF as converters write it: one band, uncompressed, in one strip.
 *
 * @param format that of the samples: 1 unsigned, 2 signed, 3 float
 */
export function makeTiff({ width, height }: Size, bits: 16 | 32, format: 1 | 2 | 3, data: Buffer): Buffer {
  const tags = [
    [256, 4, width],
    [257, 4, height],
    [258, 3, bits],
    [259, 3, 1],
    [262, 3, 1],
    [273, 4, 8],
    [277, 3, 1],
    [278, 4, height],
    [279, 4, data.length],
    [339, 3, format],
  ] as const
  const head = Buffer.from('II*\0\0\0\0\0', 'latin1')
  head.writeUInt32LE(8 + data.length, 4)
  const directory = Buffer.alloc(2 + tags.length * 12 + 4)
  directory.writeUInt16LE(tags.length, 0)
  tags.forEach(([tag, type, value], index) => {
    const at = 2 + index * 12
    directory.writeUInt16LE(tag, at)
    directory.writeUInt16LE(type, at + 2)
    directory.writeUInt32LE(1, at + 4)
    directory.writeUInt32LE(value, at + 8)
  })
  return Buffer.concat([head, data, directory])
}
