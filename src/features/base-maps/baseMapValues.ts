import type { BaseMapKind, BaseMapSetting, NewBaseMap } from '../../api/base-map'

/** What the form edits; lists are typed as text. */
export interface BaseMapValues {
  name: string
  kind: BaseMapKind
  url: string
  layers: string
  attribution: string
  hosts: string
  minZoom: number
  maxZoom: number
  tileSize: 256 | 512
}

export const NEW_BASE_MAP: BaseMapSetting = {
  _id: '',
  name: '',
  kind: 'raster',
  url: '',
  layers: [],
  attribution: '',
  hosts: [],
  minZoom: 0,
  maxZoom: 19,
  tileSize: 256,
  enabled: false,
  isDefault: false,
  isPreset: false,
  isFile: false,
  forbiddenOrigins: [],
  termsUrl: '',
  version: 1,
  drawn: {
    _id: '',
    name: '',
    kind: 'raster',
    url: '',
    layers: [],
    attribution: '',
    minZoom: 0,
    maxZoom: 19,
    tileSize: 256,
    isDefault: false,
    isOfTenant: false,
    origins: [],
  },
}

export const valuesOf = ({ layers, hosts, ...setting }: BaseMapSetting): BaseMapValues => ({
  name: setting.name,
  kind: setting.kind,
  url: setting.url,
  layers: layers.join(', '),
  attribution: setting.attribution,
  hosts: hosts.join(' '),
  minZoom: setting.minZoom,
  maxZoom: setting.maxZoom,
  tileSize: setting.tileSize,
})

export const toFields = ({ layers, hosts, ...values }: BaseMapValues): NewBaseMap => ({
  ...values,
  name: values.name.trim(),
  url: values.url.trim(),
  layers: values.kind === 'vector' || values.kind === 'pmtiles' ? splitList(layers, ',') : [],
  hosts: splitList(hosts.replaceAll(',', ' '), ' '),
})

const splitList = (text: string, separator: string): string[] =>
  text
    .split(separator)
    .map((word) => word.trim())
    .filter(Boolean)
