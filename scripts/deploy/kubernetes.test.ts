import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import Ajv from 'ajv'
import type { Ingress, NetworkPolicy } from 'kubernetes-types/networking/v1'
import type { Container, PodTemplateSpec, Probe, Service } from 'kubernetes-types/core/v1'
import type { PodDisruptionBudget } from 'kubernetes-types/policy/v1'
import { parse } from 'yaml'
import { readConfig } from '../../server/platform/core/config'
import { ROOT } from '../../server/platform/core/folders'
import { KUBERNETES, kustomizationOf, kustomizations, problemsOf, render } from './manifests'
import type { Manifest } from './manifests'
import { isPinned, linesOf, settingOf, settingsOfDeployment } from './settings'

interface Workload extends Manifest {
  readonly spec: {
    readonly replicas: number
    readonly template: PodTemplateSpec
    readonly volumeClaimTemplates?: readonly { readonly metadata: { readonly name: string } }[]
  }
}

const EXAMPLE = `${KUBERNETES}/overlays/example`
const rendered = render(EXAMPLE)
const ofKind = <T>(...kinds: string[]): T[] =>
  rendered.manifests.filter(({ kind }) => kinds.includes(kind)) as unknown as T[]

const workloads = ofKind<Workload>('StatefulSet', 'Deployment')
const containers = workloads.flatMap(({ metadata, spec }) =>
  (spec.template.spec?.containers ?? []).map((container) => ({ name: metadata.name, pod: spec.template, container })),
)
const aerie = containers.find(({ name }) => name === 'aerie')?.container
const settings = rendered.configMaps.get('aerie-settings') ?? new Map<string, string>()
const secrets = rendered.secrets.get('aerie-secrets') ?? new Map<string, string>()

test('the manifests have the fields of the Kubernetes API and no others', () => {
  expect(problemsOf(rendered.manifests)).toEqual([])
})

test('an unknown field, a missing one and a value of another type are found', () => {
  const service = { apiVersion: 'v1', kind: 'Service', metadata: { name: 'a' } }
  const withSpec = (spec: object) => problemsOf([{ ...service, spec } as Manifest])
  expect(withSpec({ ports: [{ port: 80 }] })).toEqual([])
  expect(withSpec({ ports: [{ port: 80, targetport: 80 }] })).toEqual([
    expect.stringContaining("does not exist in type 'ServicePort'"),
  ])
  expect(withSpec({ ports: [{ name: 'http' }] })).toEqual([expect.stringContaining("'port' is missing")])
  expect(withSpec({ ports: [{ port: '80' }] })).toEqual([expect.stringContaining("Type 'string' is not assignable")])
})

describe('kustomization files', () => {
  const texts = { type: 'array', items: { type: 'string' } }
  const generator = {
    type: 'object',
    additionalProperties: false,
    required: ['name'],
    properties: { name: { type: 'string' }, behavior: { const: 'merge' }, literals: texts, envs: texts, files: texts },
  }
  const isKustomization = new Ajv({ allErrors: true }).compile({
    type: 'object',
    additionalProperties: false,
    required: ['apiVersion', 'kind', 'resources'],
    properties: {
      apiVersion: { enum: ['kustomize.config.k8s.io/v1beta1', 'kustomize.config.k8s.io/v1alpha1'] },
      kind: { enum: ['Kustomization', 'Component'] },
      namespace: { type: 'string' },
      labels: { type: 'array', items: { type: 'object' } },
      resources: texts,
      components: texts,
      images: { type: 'array', items: { type: 'object', required: ['name', 'newName', 'newTag'] } },
      configMapGenerator: { type: 'array', items: generator },
      secretGenerator: { type: 'array', items: generator },
      patches: { type: 'array', items: { type: 'object', required: ['target', 'patch'] } },
    },
  })

  test.each(kustomizations())('%s names fields of kustomize and files that exist', (folder) => {
    const kustomization = kustomizationOf(folder)
    isKustomization(kustomization)
    expect(isKustomization.errors).toBeNull()
    const named = [...(kustomization.resources ?? []), ...(kustomization.components ?? [])]
    expect(named.filter((name) => !existsSync(path.join(ROOT, folder, name)))).toEqual([])
  })

  test('every file of the folder is used by the example', () => {
    const files = readdirSync(path.join(ROOT, KUBERNETES), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)))
    expect(files.filter((file) => !rendered.files.has(file))).toEqual([])
  })
})

test('every setting of the server is settable, and no other is set', () => {
  const known = settingsOfDeployment()
  const offered = linesOf(`${EXAMPLE}/settings.env`).map(({ name }) => name)
  const inPod = (aerie?.env ?? [])
    .map(({ name }) => settingOf(name))
    .filter((name) => !['POD_IP', 'HOST_IP'].includes(name))
  expect(new Set([...offered, ...settings.keys(), ...secrets.keys(), ...inPod])).toEqual(known)
  const secretFiles = (aerie?.env ?? []).filter(({ name }) => name.endsWith('_FILE'))
  expect(new Set(secretFiles.map(({ name }) => settingOf(name)))).toEqual(new Set(secrets.keys()))
  // Nothing is set in two places.
  const places = [...settings.keys(), ...inPod]
  expect(places.filter((name, index) => places.indexOf(name) !== index)).toEqual([])
})

test('the example starts when its secrets are filled in, and not before', () => {
  const env = Object.fromEntries(settings)
  const placeholders = [...secrets].filter(([, value]) => value === 'change').map(([name]) => name)
  expect(placeholders).toEqual([
    'SESSION_SECRET',
    'ENCRYPTION_KEY',
    'DATABASE_URL',
    'ADMIN_PASSWORD',
    'MEDIAMTX_SECRET',
    'NODEODM_TOKEN',
  ])
  const random = 'f0'.repeat(32)
  const filled = {
    ...env,
    SESSION_SECRET: random,
    ENCRYPTION_KEY: random,
    DATABASE_URL: 'postgres://aerie:password@postgres:5432/aerie',
    ADMIN_PASSWORD: random,
    MEDIAMTX_SECRET: random,
    NODEODM_TOKEN: random,
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'key',
  }
  expect(readConfig(filled)).toMatchObject({ DATA_DIR: '/data', MEDIAMTX: { apiUrl: 'http://mediamtx:9997' } })
  for (const name of placeholders.filter((each) => each !== 'NODEODM_TOKEN'))
    expect(() => readConfig({ ...filled, [name]: 'change' })).toThrow(`for key ${name}`)
  expect(() => readConfig({ ...filled, S3_ACCESS_KEY_ID: '' })).toThrow('No value found for key S3_ACCESS_KEY_ID')
})

test.each(containers)('$name runs without rights on a root that it cannot change', ({ pod, container }) => {
  expect(pod.spec).toMatchObject({
    automountServiceAccountToken: false,
    securityContext: { runAsNonRoot: true, runAsUser: 1000, seccompProfile: { type: 'RuntimeDefault' } },
  })
  expect(container.securityContext).toEqual({
    allowPrivilegeEscalation: false,
    readOnlyRootFilesystem: true,
    capabilities: { drop: ['ALL'] },
  })
  expect(pod.spec?.terminationGracePeriodSeconds).toBeGreaterThan(10)
})

test.each(containers)('$name has limits, probes and a version', ({ container }) => {
  for (const { cpu, memory } of [container.resources?.requests, container.resources?.limits].map(
    (each) => each ?? {},
  )) {
    expect(cpu).toMatch(/^\d+m?$/)
    expect(memory).toMatch(/^\d+[MG]i$/)
  }
  expect(isPinned(container.image ?? '')).toBe(true)
  for (const probe of [container.startupProbe, container.livenessProbe, container.readinessProbe])
    expect(container.ports?.map(({ name }) => name)).toContain(portOf(probe))
})

test('Aerie is started and restarted by its own probes, and has time to end requests', () => {
  expect(aerie).toMatchObject({
    startupProbe: { httpGet: { path: '/readyz' } },
    livenessProbe: { httpGet: { path: '/healthz' } },
    readinessProbe: { httpGet: { path: '/readyz' } },
    lifecycle: { preStop: { sleep: { seconds: 5 } } },
  })
  const [{ spec } = { spec: undefined }] = workloads.filter(({ metadata }) => metadata.name === 'aerie')
  expect(spec?.template.spec?.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(5 + 10 + 10)
  expect(spec?.volumeClaimTemplates?.map(({ metadata }) => metadata.name)).toEqual(['data'])
})

test('ConfigMaps, Secrets, volumes and keys that containers refer to exist', () => {
  for (const { spec } of workloads) {
    const { volumes = [], containers: inPod } = spec.template.spec ?? { containers: [] }
    for (const { configMap, secret } of volumes) {
      if (configMap) expect([...rendered.configMaps.keys()]).toContain(configMap.name)
      if (secret) expect([...rendered.secrets.keys()]).toContain(secret.secretName)
    }
    const mountable = [
      ...volumes.map(({ name }) => name),
      ...(spec.volumeClaimTemplates ?? []).map(({ metadata }) => metadata.name),
    ]
    for (const container of inPod) expectReferences(container, mountable)
  }
})

function expectReferences(container: Container, mountable: readonly string[]): void {
  for (const { name } of container.volumeMounts ?? []) expect(mountable).toContain(name)
  for (const { configMapRef } of container.envFrom ?? [])
    expect([...rendered.configMaps.keys()]).toContain(configMapRef?.name)
  for (const { valueFrom } of container.env ?? []) {
    const { secretKeyRef } = valueFrom ?? {}
    if (secretKeyRef)
      expect([...(rendered.secrets.get(secretKeyRef.name ?? '')?.keys() ?? [])]).toContain(secretKeyRef.key)
  }
  const names = (container.env ?? []).map(({ name }) => name)
  const used = [...JSON.stringify([container.env, container.args]).matchAll(/\$\((\w+)\)/g)].map(([, name]) => name)
  expect(used.filter((name) => !names.includes(name ?? ''))).toEqual([])
}

const podsOf = (labels: Record<string, string> = {}): Workload[] =>
  workloads.filter(({ spec }) =>
    Object.entries(labels).every(([key, value]) => spec.template.metadata?.labels?.[key] === value),
  )

/** Ports of the pods with these labels, such as `http/TCP`. */
const portsOf = (labels: Record<string, string> | undefined): string[] =>
  podsOf(labels).flatMap(({ spec }) =>
    (spec.template.spec?.containers[0]?.ports ?? []).map(({ name, protocol = 'TCP' }) => `${name}/${protocol}`),
  )

test('services lead to the pods of one workload and to their ports', () => {
  const services = ofKind<Service>('Service')
  expect(services.length).toBeGreaterThan(6)
  for (const { spec } of services) {
    expect(podsOf(spec?.selector)).toHaveLength(1)
    const wanted = (spec?.ports ?? []).map(({ targetPort, protocol = 'TCP' }) => `${targetPort}/${protocol}`)
    expect(portsOf(spec?.selector)).toEqual(expect.arrayContaining(wanted))
  }
})

test('the ingress leads to a service', () => {
  const names = ofKind<Service>('Service').map(({ metadata }) => metadata?.name)
  const backends = ofKind<Ingress>('Ingress').flatMap(({ spec }) =>
    (spec?.rules ?? []).flatMap(({ http }) => (http?.paths ?? []).map(({ backend }) => backend.service?.name)),
  )
  expect(backends).toEqual(['aerie'])
  expect(names).toEqual(expect.arrayContaining(backends))
})

test('the disruption budget permits that one pod is moved', () => {
  const [budget] = ofKind<PodDisruptionBudget>('PodDisruptionBudget')
  const [pods] = podsOf(budget?.spec?.selector?.matchLabels)
  expect(pods?.spec.replicas).toBe(Number(budget?.spec?.minAvailable) + 1)
})

test('network policies open ports that the pods have', () => {
  const policies = ofKind<NetworkPolicy>('NetworkPolicy')
  expect(policies.length).toBeGreaterThan(2)
  for (const { spec } of policies) {
    const rules = (spec?.ingress ?? []).flatMap(({ ports = [] }) => ports)
    const wanted = rules.map(({ port, protocol = 'TCP' }) => `${port}/${protocol}`)
    expect(portsOf(spec?.podSelector.matchLabels)).toEqual(expect.arrayContaining(wanted))
  }
})

test('live video uses one port in the pod, at the node and in the settings', () => {
  const live = ofKind<Service>('Service').find(({ metadata }) => metadata?.name === 'aerie-live')
  const port = Number(aerie?.env?.find(({ name }) => name === 'LIVE_UDP_PORT')?.value)
  expect(live?.spec?.ports?.[0]).toMatchObject({ port, nodePort: port, protocol: 'UDP' })
  expect(aerie?.ports).toContainEqual({ name: 'live', containerPort: port, protocol: 'UDP' })
})

test('the MediaMTX of the cluster has the configuration of deploy/mediamtx.yml, without notices', () => {
  const inRoot = (file: string) =>
    parse(readFileSync(path.join(ROOT, file), 'utf8')) as {
      authHTTPAddress: string
      pathDefaults: Record<string, unknown>
    }
  const expected = inRoot('deploy/mediamtx.yml')
  const isNotice = (key: string) => key.startsWith('runOn')
  const pathDefaults = Object.fromEntries(Object.entries(expected.pathDefaults).filter(([key]) => !isNotice(key)))
  expect(inRoot(`${KUBERNETES}/components/mediamtx/mediamtx.yml`)).toEqual({
    ...expected,
    authHTTPAddress: 'http://aerie:8080',
    pathDefaults,
  })
})

const portOf = (probe: Probe | undefined): unknown => probe?.httpGet?.port ?? probe?.tcpSocket?.port
