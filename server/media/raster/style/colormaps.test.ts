import { colormapTable, type ColormapName } from './colormaps'

/** Colours of matplotlib at entries 0, 32, 96, 160, 224 and 255 of 256. */
const EXPECTED: [ColormapName, [number, number, number][]][] = [
  ['viridis', colours('440154 472c7b 2c728e 28ae7f addc30 fde724')],
  ['rdylgn', colours('a50026 de3f2e fdd481 cbe881 2a9f54 006837')],
  ['terrain', colours('333399 0888ee 81e57f beab75 c1afab ffffff')],
  ['jet', colours('00007f 0000ff 15ffe1 e4ff12 ff1d00 7f0000')],
  ['greys', colours('000000 202020 606060 a0a0a0 e0e0e0 ffffff')],
]
const ENTRIES = [0, 32, 96, 160, 224, 255]

function colours(list: string): [number, number, number][] {
  return list.split(' ').map((hex) => {
    const channels = Buffer.from(hex, 'hex')
    return [channels[0]!, channels[1]!, channels[2]!]
  })
}

test.each(EXPECTED)('%s differs by at most 1 from the map that TiTiler uses', (name, expected) => {
  const table = colormapTable(name)
  const differences = ENTRIES.flatMap((entry, index) =>
    expected[index]!.map((value, channel) => Math.abs(value - table[entry * 3 + channel]!)),
  )
  expect(Math.max(...differences)).toBeLessThanOrEqual(1)
})
