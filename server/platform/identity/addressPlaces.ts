// Where an address probably is: the town and the country that a database of the operator names. Sources of the format:
// MaxMind DB 2.0 and the fields of GeoIP2 City, which DB-IP uses as well.
import { stat } from 'node:fs/promises'
import type { FastifyBaseLogger } from 'fastify'
import { open, validate, type CityResponse, type Reader } from 'maxmind'

/** Databases are replaced about once a week. */
const LOOK_AGAIN_MS = 10 * 60_000
const MAX_TOWN = 100

export interface AddressPlace {
  /** In English. */
  town: string | null
  /** ISO 3166-1, two capital letters. */
  country: string | null
}

export interface AddressPlaces {
  /** Null for addresses that the database does not know, among them all private ones. */
  placeOf(address: string): Promise<AddressPlace | null>
}

/** Without a database, no address has a place. */
export const NO_PLACES: AddressPlaces = { placeOf: async () => null }

/** Reads the database at the first use, and again when the file was replaced. One that cannot be read is logged. */
export class DatabaseOfPlaces implements AddressPlaces {
  private reader: Reader<CityResponse> | undefined
  private readAt = 0
  private lookAgainAt = 0
  private looking: Promise<void> | undefined

  constructor(
    private readonly file: string,
    private readonly log: Pick<FastifyBaseLogger, 'error'>,
    private readonly now: () => number = Date.now,
  ) {}

  async placeOf(address: string): Promise<AddressPlace | null> {
    if (!validate(address)) return null
    await this.look()
    const found = this.reader?.get(address)
    const town = found?.city?.names.en?.slice(0, MAX_TOWN) ?? null
    const country = found?.country?.iso_code ?? null
    return town === null && country === null ? null : { town, country }
  }

  private look(): Promise<void> {
    if (this.looking) return this.looking
    if (this.now() < this.lookAgainAt) return Promise.resolve()
    this.looking = this.readWhenChanged().finally(() => {
      this.lookAgainAt = this.now() + LOOK_AGAIN_MS
      this.looking = undefined
    })
    return this.looking
  }

  private async readWhenChanged(): Promise<void> {
    try {
      const { mtimeMs } = await stat(this.file)
      if (mtimeMs === this.readAt) return
      this.reader = await open<CityResponse>(this.file)
      this.readAt = mtimeMs
    } catch (error) {
      // The history of sign-ins does not depend on it, and the one read before stays.
      this.log.error({ err: error, file: this.file }, 'GEOIP_DATABASE cannot be read')
    }
  }
}
