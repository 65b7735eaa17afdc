/** Reads bits and Exp-Golomb numbers of H.264. Behind the end there are zeros. */
export class BitReader {
  private at = 0

  constructor(private readonly bytes: Uint8Array) {}

  get isPastEnd(): boolean {
    return this.at > this.bytes.length * 8
  }

  bit(): number {
    const byte = this.bytes[this.at >> 3] ?? 0
    return (byte >> (7 - (this.at++ & 7))) & 1
  }

  bits(count: number): number {
    let value = 0
    for (let index = 0; index < count; index++) value = value * 2 + this.bit()
    return value
  }

  unsigned(): number {
    let zeros = 0
    while (zeros < 32 && !this.isPastEnd && this.bit() === 0) zeros++
    return 2 ** zeros - 1 + this.bits(zeros)
  }

  signed(): number {
    const code = this.unsigned()
    return code % 2 === 0 ? -code / 2 : (code + 1) / 2
  }
}
