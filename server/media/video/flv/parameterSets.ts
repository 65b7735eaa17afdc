// Sizes of pictures from the parameter sets of H.264 and H.265.

export interface PictureSize {
  width: number
  height: number
}

class Bits {
  private at = 0

  /** @param unit a NAL unit without its header */
  constructor(private readonly bytes: Buffer) {}

  read(count: number): number {
    let value = 0
    for (let index = 0; index < count; index++, this.at++) {
      const byte = this.bytes[this.at >> 3]
      if (byte === undefined) throw new RangeError('The parameter set ends early')
      value = value * 2 + ((byte >> (7 - (this.at & 7))) & 1)
    }
    return value
  }

  skip(count: number): void {
    this.at += count
  }

  /** An Exp-Golomb code. */
  golomb(): number {
    let zeros = 0
    while (this.read(1) === 0) if (++zeros > 31) throw new RangeError('The parameter set is damaged')
    return 2 ** zeros - 1 + this.read(zeros)
  }

  signedGolomb(): number {
    const code = this.golomb()
    return code % 2 === 1 ? (code + 1) / 2 : -code / 2
  }
}

/** Removes the bytes that keep start codes out of the data. */
const unescaped = (unit: Buffer): Buffer =>
  Buffer.from(
    unit.filter((byte, index) => !(byte === 3 && unit[index - 1] === 0 && unit[index - 2] === 0 && index > 1)),
  )

/** Profiles that describe their colors. */
const WITH_CHROMA = [100, 110, 122, 244, 44, 83, 86, 118, 128]

/** @param config an AVCDecoderConfigurationRecord. @throws RangeError for a damaged one */
// oxlint-disable-next-line complexity -- reads the fields of H.264 in their order; most of them are optional
export function avcSize(config: Buffer): PictureSize {
  const length = config.readUInt16BE(6)
  const sps = unescaped(config.subarray(8, 8 + length))
  const bits = new Bits(sps.subarray(1))
  const profile = bits.read(8)
  bits.skip(16)
  bits.golomb()
  let chroma = 1
  if (WITH_CHROMA.includes(profile)) {
    chroma = bits.golomb()
    if (chroma === 3) bits.skip(1)
    bits.golomb()
    bits.golomb()
    bits.skip(1)
    if (bits.read(1)) skipScaling(bits, chroma === 3 ? 12 : 8)
  }
  bits.golomb()
  const order = bits.golomb()
  if (order === 0) bits.golomb()
  else if (order === 1) skipOrder(bits)
  bits.golomb()
  bits.skip(1)
  const columns = bits.golomb() + 1
  const rows = bits.golomb() + 1
  const framesOnly = bits.read(1)
  if (!framesOnly) bits.skip(1)
  bits.skip(1)
  const crop = bits.read(1) ? [bits.golomb(), bits.golomb(), bits.golomb(), bits.golomb()] : [0, 0, 0, 0]
  const [left = 0, right = 0, top = 0, bottom = 0] = crop
  const cropX = chroma === 1 || chroma === 2 ? 2 : 1
  const cropY = (chroma === 1 ? 2 : 1) * (2 - framesOnly)
  return {
    width: columns * 16 - (left + right) * cropX,
    height: rows * 16 * (2 - framesOnly) - (top + bottom) * cropY,
  }
}

function skipScaling(bits: Bits, lists: number): void {
  for (let list = 0; list < lists; list++) {
    if (!bits.read(1)) continue
    let next = 8
    for (let index = 0, last = 8; index < (list < 6 ? 16 : 64) && next !== 0; index++) {
      next = (last + bits.signedGolomb() + 256) % 256
      last = next === 0 ? last : next
    }
  }
}

function skipOrder(bits: Bits): void {
  bits.skip(1)
  bits.golomb()
  bits.golomb()
  const cycle = bits.golomb()
  for (let index = 0; index < Math.min(cycle, 255); index++) bits.golomb()
}

const HEVC_SPS = 33

/** @param config an HEVCDecoderConfigurationRecord. @throws RangeError for a damaged one */
export function hevcSize(config: Buffer): PictureSize {
  let at = 23
  for (let array = config.readUInt8(22); array > 0; array--) {
    const type = config.readUInt8(at) & 63
    const count = config.readUInt16BE(at + 1)
    at += 3
    for (let unit = 0; unit < count; unit++) {
      const length = config.readUInt16BE(at)
      if (type === HEVC_SPS) return hevcSpsSize(unescaped(config.subarray(at + 2, at + 2 + length)))
      at += 2 + length
    }
  }
  throw new RangeError('The configuration has no sequence parameters')
}

function hevcSpsSize(sps: Buffer): PictureSize {
  const bits = new Bits(sps.subarray(2))
  bits.skip(4)
  const layers = bits.read(3)
  bits.skip(1)
  // General profile, tier and level, then those of sub-layers.
  bits.skip(96)
  const present = Array.from({ length: layers }, () => [bits.read(1), bits.read(1)])
  if (layers > 0) bits.skip(2 * (8 - layers))
  for (const [profile, level] of present) bits.skip((profile ? 88 : 0) + (level ? 8 : 0))
  bits.golomb()
  const chroma = bits.golomb()
  if (chroma === 3) bits.skip(1)
  const width = bits.golomb()
  const height = bits.golomb()
  const crop = bits.read(1) ? [bits.golomb(), bits.golomb(), bits.golomb(), bits.golomb()] : [0, 0, 0, 0]
  const [left = 0, right = 0, top = 0, bottom = 0] = crop
  return {
    width: width - (left + right) * (chroma === 1 || chroma === 2 ? 2 : 1),
    height: height - (top + bottom) * (chroma === 1 ? 2 : 1),
  }
}
