import { cotStream, MAX_EVENT_LENGTH, NotCot } from './cotStream'
import { readCotEvent } from './cotEvent'
import { cotText } from './cotText'
import { NotRemoteId, readRemoteId, timeOfTenths } from './remoteId'

const NOW = Date.parse('2026-03-12T09:30:05.000Z')

/** As ATAK sends the track of a drone. */
const DRONE = `<?xml version='1.0' encoding='UTF-8' standalone='yes'?>
<event version='2.0' uid='UAS-7' type='a-f-A-M-H-Q' time='2026-03-12T09:30:00.000Z' start='2026-03-12T09:30:00.000Z' stale='2026-03-12T09:31:00.000Z' how='m-g' access='Undefined'><point lat='46.78' lon='-92.1' hae='230.5' ce='4.0' le='9999999.0'/><detail><contact callsign='EAGLE &amp; 1'/><track course='271.5' speed='12.25'/><__video url='rtsp://camera'/><remarks>&lt;x&gt;</remarks></detail></event>`
const read = (text: string) => readCotEvent(text, NOW)
const edited = (from: string | RegExp, to: string) => read(DRONE.replace(from, to))

describe('an event of Cursor on Target', () => {
  test('is a position with what is known', () => {
    expect(read(DRONE)).toEqual({
      report: {
        uid: 'UAS-7',
        callsign: 'EAGLE & 1',
        cotType: 'a-f-A-M-H-Q',
        at: new Date('2026-03-12T09:30:00.000Z'),
        staleAt: new Date('2026-03-12T09:31:00.000Z'),
        lat: 46.78,
        long: -92.1,
        altitude: 230.5,
        height: null,
        heightReference: null,
        accuracy: 4,
        course: 271.5,
        speed: 12.25,
        verticalSpeed: null,
        isEmergency: false,
        operatorId: null,
        operatorLat: null,
        operatorLong: null,
      },
      aheadMs: -5000,
    })
  })

  test('has no height and no accuracy for 9999999.0', () => {
    const reading = edited("hae='230.5' ce='4.0'", "hae='9999999.0' ce='9999999.0'")
    expect(reading).toMatchObject({ report: { altitude: null, accuracy: null } })
  })

  test.each([
    ['a person on the ground', "type='a-f-A-M-H-Q'", "type='a-f-G-U-C'", 'not_aircraft'],
    ['a marker', "type='a-f-A-M-H-Q'", "type='b-m-p-s-p-loc'", 'not_aircraft'],
    ['one without a time', /time='[^']*'/, '', 'invalid'],
    ['a latitude that does not exist', "lat='46.78'", "lat='146.78'", 'invalid'],
    ['a latitude in another notation', "lat='46.78'", "lat='0x2e'", 'invalid'],
    ['a receiver without a position', "lat='46.78' lon='-92.1'", "lat='0' lon='0.0'", 'invalid'],
    ['one without an identifier', "uid='UAS-7'", "uid=' '", 'invalid'],
  ])('of %s is no position', (_name, from, to, problem) => {
    expect(edited(from, to)).toEqual({ problem })
  })

  test('that was stale before it came has the time of its arrival, in case that the clock of the sender is wrong', () => {
    const reading = edited("stale='2026-03-12T09:31:00.000Z'", "stale='2026-03-12T09:30:01.000Z'")
    const late = { aheadMs: -5000, report: { at: new Date(NOW), staleAt: new Date(NOW + 5000), uid: 'UAS-7' } }
    expect(reading).toMatchObject({ late })
  })

  test('that was stale before it began drops the track', () => {
    const reading = edited("stale='2026-03-12T09:31:00.000Z'", "stale='2026-03-12T09:29:00.000Z'")
    expect(reading).toEqual({ removed: ['UAS-7'] })
  })

  test('of the type t-x-d-d removes what it links to', () => {
    const links = `<link uid='UAS-7' relation='none' type='none'/><link uid=' '/><link uid='N2'/><__forcedelete/>`
    const removal = DRONE.replace("type='a-f-A-M-H-Q'", "type='t-x-d-d'")
    expect(read(removal.replace(/<detail>.*<\/detail>/, `<detail>${links}</detail>`))).toEqual({
      removed: ['UAS-7', 'N2'],
    })
    expect(read(removal)).toEqual({ problem: 'invalid' })
  })

  test.each([
    ['a DTD with entities', '<!DOCTYPE event [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>'],
    ['an external entity', '<!DOCTYPE event [<!ENTITY x SYSTEM "file:///etc/passwd">]>'],
  ])('with %s is refused', (_name, doctype) => {
    expect(read(DRONE.replace('<event', `${doctype}<event`))).toEqual({ problem: 'invalid' })
  })

  test('with an unknown entity, two roots or deep nesting is refused', () => {
    expect(edited('EAGLE &amp; 1', '&x;')).toEqual({ problem: 'invalid' })
    expect(read(`<a/>${DRONE.slice(DRONE.indexOf('<event'))}`)).toEqual({ problem: 'invalid' })
    expect(edited('<detail>', '<detail>'.repeat(1) + '<d>'.repeat(40) + '</d>'.repeat(40))).toEqual({
      problem: 'invalid',
    })
  })

  test('takes the time of this server for one in the future, and ends after ten minutes at most', () => {
    const reading = edited(
      /time='[^']*' start='[^']*' stale='[^']*'/,
      "time='2030-01-01T00:00:00Z' stale='2031-01-01T00:00:00Z'",
    )
    expect(reading).toMatchObject({ report: { at: new Date(NOW), staleAt: new Date(NOW + 600_000) } })
  })

  test('never throws for damaged text', () => {
    for (let at = 0; at < DRONE.length; at += 3) {
      expect(() => read(DRONE.slice(0, at) + '<&\u0000"' + DRONE.slice(at + 2))).not.toThrow()
      expect(read(DRONE.slice(0, at))).toHaveProperty('problem')
    }
  })

  test('of an own drone can be read again, whatever its name is', () => {
    const position = { uid: 'aerie-1', at: new Date(NOW), lat: 1.5, long: 2.5, altitude: null, course: 90, speed: 3 }
    const text = cotText({ ...position, callsign: `"<&'>\u0007\ud800 Drone` })
    expect(read(text)).toMatchObject({
      report: { uid: 'aerie-1', lat: 1.5, long: 2.5, altitude: null, course: 90, speed: 3 },
    })
    expect(text).toContain('how="m-g"')
  })
})

describe('a stream of events', () => {
  const bytes = Buffer.from(`${DRONE}\n${DRONE.replace('EAGLE', 'ÉCLAIR 😀')}`)

  test('is cut at the ends of events, however it is split', () => {
    for (const size of [1, 7, 100, bytes.length]) {
      const stream = cotStream()
      const events: string[] = []
      for (let at = 0; at < bytes.length; at += size) events.push(...stream.push(bytes.subarray(at, at + size)))
      expect(events).toHaveLength(2)
      expect(read(events[1]!)).toMatchObject({ report: { callsign: 'ÉCLAIR 😀 & 1' } })
    }
  })

  test('ends when no event ends', () => {
    const stream = cotStream()
    stream.push(Buffer.alloc(MAX_EVENT_LENGTH, 'x'))
    expect(() => stream.push(Buffer.from('x'))).toThrow(NotCot)
    expect(() => cotStream().push(Buffer.from(`${'x'.repeat(MAX_EVENT_LENGTH)}</event>`))).toThrow(NotCot)
  })

  test('goes on after an event that is broken', () => {
    const events = cotStream().push(Buffer.from(`<event><broken</event>${DRONE}`))
    expect(events.map((event) => 'report' in read(event))).toEqual([false, true])
  })
})

/** A message with these bytes from the second one. */
const message = (kind: number, write: (bytes: Buffer) => void): Buffer => {
  const bytes = Buffer.alloc(25)
  bytes.writeUInt8((kind << 4) | 2, 0)
  write(bytes)
  return bytes
}
const basicId = message(0, (bytes) => {
  bytes.writeUInt8(0x12, 1)
  bytes.write('1596F0000000000001', 2, 'latin1')
})
const location = message(1, (bytes) => {
  bytes.writeUInt8(0x20 | 4 | 2, 1)
  bytes.writeUInt8(91, 2)
  bytes.writeUInt8(50, 3)
  bytes.writeInt8(-4, 4)
  bytes.writeInt32LE(467_800_000, 5)
  bytes.writeInt32LE(-921_000_000, 9)
  bytes.writeUInt16LE(2460, 15)
  bytes.writeUInt16LE(2240, 17)
  bytes.writeUInt8(0x3b, 19)
  bytes.writeUInt16LE(18_000, 21)
})
const operator = message(5, (bytes) => bytes.write('FIN87astrdge12k8', 2, 'latin1'))
const system = message(4, (bytes) => {
  bytes.writeInt32LE(467_810_000, 2)
  bytes.writeInt32LE(-921_010_000, 6)
})
const pack = (...messages: Buffer[]) => Buffer.concat([Buffer.from([0xf2, 25, messages.length]), ...messages])

describe('messages of Remote ID', () => {
  test('are read from a pack', () => {
    const found = readRemoteId(pack(basicId, location, operator, system))
    expect(found).toMatchObject({
      uasId: '1596F0000000000001',
      operatorId: 'FIN87astrdge12k8',
      location: {
        direction: 271,
        speed: 12.5,
        verticalSpeed: -2,
        altitude: 230,
        height: 120,
        heightReference: 'ground',
      },
    })
    expect(found.location).toMatchObject({ accuracy: 3, isEmergency: false, tenths: 18_000 })
    expect(found.location?.lat).toBeCloseTo(46.78, 7)
    expect(found.location?.long).toBeCloseTo(-92.1, 7)
    expect(found.operator?.lat).toBeCloseTo(46.781, 7)
  })

  test('do not know what has the value for unknown', () => {
    const unknown = message(1, (bytes) => {
      bytes.writeUInt8(1 | 2, 1)
      bytes.writeUInt8(181, 2)
      bytes.writeUInt8(255, 3)
      bytes.writeInt8(126, 4)
      bytes.writeInt32LE(1, 5)
      bytes.writeUInt16LE(0xffff, 21)
    })
    const nothing = { direction: null, speed: null, verticalSpeed: null, altitude: null, height: null, accuracy: null }
    expect(readRemoteId(unknown).location).toMatchObject({ ...nothing, tenths: null, heightReference: 'take_off' })
    expect(readRemoteId(message(1, () => undefined)).location).toBeUndefined()
  })

  test('tell of an emergency', () => {
    const emergency = message(1, (bytes) => {
      bytes.writeUInt8(0x30, 1)
      bytes.writeInt32LE(1, 5)
    })
    expect(readRemoteId(emergency).location?.isEmergency).toBe(true)
  })

  test.each([
    ['nothing', Buffer.alloc(0)],
    ['24 bytes', Buffer.alloc(24)],
    ['an empty pack', pack()],
    ['a pack that is cut', pack(basicId, location).subarray(0, 40)],
    ['a pack in a pack', pack(message(15, () => undefined))],
    ['a pack of other messages', Buffer.concat([Buffer.from([0xf2, 24, 1]), Buffer.alloc(24)])],
  ])('are not %s', (_name, bytes) => {
    expect(() => readRemoteId(bytes)).toThrow(NotRemoteId)
  })

  test('of random bytes are refused, or have places on Earth', () => {
    let seed = 43
    const random = (most: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
      return seed % most
    }
    for (let round = 0; round < 20_000; round++) {
      const bytes = Buffer.from(pack(basicId, location, operator, system))
      for (let edits = random(12); edits >= 0; edits--) bytes.writeUInt8(random(256), random(bytes.length))
      const cut = random(4) === 0 ? bytes.subarray(0, random(bytes.length)) : bytes
      try {
        const { location: found, operator: pilot } = readRemoteId(cut)
        for (const place of [found, pilot]) {
          if (place) expect(Math.abs(place.lat) <= 90 && Math.abs(place.long) <= 180).toBe(true)
        }
        if (found?.direction) expect(found.direction).toBeLessThan(360)
      } catch (error) {
        expect(error).toBeInstanceOf(NotRemoteId)
      }
    }
  })

  test('have times around the full hour', () => {
    const now = Date.parse('2026-03-12T10:00:01.000Z')
    expect(new Date(timeOfTenths(35_990, now)).toISOString()).toBe('2026-03-12T09:59:59.000Z')
    expect(new Date(timeOfTenths(15, now)).toISOString()).toBe('2026-03-12T10:00:01.500Z')
    expect(timeOfTenths(null, now)).toBe(now)
    expect(timeOfTenths(65_000, now)).toBe(now)
  })
})
