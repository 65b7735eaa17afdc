import { Flex, Form, Input, InputNumber, Select } from 'antd'
import { isApiError } from '../../api/errors'
import {
  useCreateBaseMapMutation,
  useEditBaseMapMutation,
  type BaseMapKind,
  type BaseMapSetting,
} from '../../api/base-map'
import { EditDialog } from '../../shared/forms/EditDialog'
import { showMessage } from '../../shared/showMessage'
import { baseMapEditLimits } from '../../shared/limits/base-map.gen'
import { NEW_BASE_MAP, toFields, valuesOf, type BaseMapValues } from './baseMapValues'
import { baseMapsText } from './messages'

const KINDS = ['raster', 'vector', 'style', 'wmts', 'pmtiles'] as const satisfies BaseMapKind[]
const URL_EXAMPLES: Record<'raster' | 'vector' | 'wmts', string> = {
  raster: 'https://tiles.example.com/{z}/{x}/{y}.png',
  vector: 'https://tiles.example.com/tiles.json',
  wmts: 'https://wmts.example.com/{Style}/{TileMatrixSet}/{TileMatrix}/{TileRow}/{TileCol}.jpeg',
}
const LINK_EXAMPLE = '<a href="https://…">…</a>'

const labels = () => ({
  name: baseMapsText('name'),
  kind: baseMapsText('kind'),
  url: baseMapsText('url'),
  layers: baseMapsText('layers'),
  attribution: baseMapsText('attribution'),
  hosts: baseMapsText('hosts'),
  minZoom: baseMapsText('minZoom'),
  maxZoom: baseMapsText('maxZoom'),
  tileSize: baseMapsText('tileSize'),
})

const urlHelp = (kind: BaseMapKind): string => {
  if (kind === 'style') return baseMapsText('urlHelpStyle')
  if (kind === 'pmtiles') return baseMapsText('urlHelpPmtiles')
  return baseMapsText('urlHelpTiles', { example: URL_EXAMPLES[kind] })
}

interface BaseMapDialogProps {
  /** Undefined for a new base map. */
  setting: BaseMapSetting | undefined
  reload: () => Promise<BaseMapSetting | undefined>
  onClose: () => void
}

/** Adds or edits a base map. */
export function BaseMapDialog({ setting, reload, onClose }: BaseMapDialogProps) {
  const [create, { isLoading: isCreating }] = useCreateBaseMapMutation()
  const [edit, { isLoading: isEditing }] = useEditBaseMapMutation()
  const isFile = setting?.isFile === true

  const send = async (values: BaseMapValues, { _id, version }: BaseMapSetting) => {
    const fields = toFields(values)
    const { error } = setting
      ? await edit({ baseMapId: _id, baseMapEdit: { version, ...fields } })
      : await create({ newBaseMap: fields })
    if (!error && !setting) showMessage({ type: 'success', text: baseMapsText('added') })
    return isApiError(error) ? { error } : {}
  }
  const zoom = (name: 'minZoom' | 'maxZoom') => (
    <Form.Item name={name} label={labels()[name]} rules={[{ required: true }]} style={{ flex: '1 1 120px' }}>
      <InputNumber min={0} max={baseMapEditLimits.maxZoom.maximum} precision={0} style={{ width: '100%' }} />
    </Form.Item>
  )

  return (
    <EditDialog<BaseMapSetting, BaseMapValues>
      title={setting ? baseMapsText('editTitle', { name: setting.name }) : baseMapsText('addTitle')}
      {...(!setting && { okText: baseMapsText('addAction') })}
      formName="base-map"
      newest={setting ?? NEW_BASE_MAP}
      valuesOf={valuesOf}
      labels={labels()}
      send={send}
      reload={reload}
      isSaving={isCreating || isEditing}
      onClose={onClose}
    >
      <Form.Item
        name="name"
        label={labels().name}
        rules={[{ required: true, whitespace: true, message: baseMapsText('nameNeeded') }]}
      >
        <Input autoComplete="off" maxLength={baseMapEditLimits.name.maxLength} />
      </Form.Item>
      {/* The kind and the address of an uploaded file stay as they are. */}
      <div hidden={isFile}>
        <Form.Item name="kind" label={labels().kind}>
          <Select options={KINDS.map((kind) => ({ value: kind, label: baseMapsText(kind) }))} />
        </Form.Item>
      </div>
      <Form.Item noStyle shouldUpdate={(before: BaseMapValues, after: BaseMapValues) => before.kind !== after.kind}>
        {({ getFieldValue }) => {
          const kind = getFieldValue('kind') as BaseMapKind
          return (
            <>
              <div hidden={isFile}>
                <Form.Item
                  name="url"
                  label={labels().url}
                  extra={urlHelp(kind)}
                  rules={[{ required: true, whitespace: true, message: baseMapsText('urlNeeded') }]}
                >
                  <Input autoComplete="off" maxLength={baseMapEditLimits.url.maxLength} inputMode="url" />
                </Form.Item>
              </div>
              {(kind === 'vector' || kind === 'pmtiles') && (
                <Form.Item name="layers" label={labels().layers} extra={baseMapsText('layersHelp')}>
                  <Input autoComplete="off" maxLength={2000} />
                </Form.Item>
              )}
              {(kind === 'style' || kind === 'vector') && (
                <Form.Item name="hosts" label={labels().hosts} extra={baseMapsText('hostsHelp')}>
                  <Input autoComplete="off" maxLength={2000} />
                </Form.Item>
              )}
            </>
          )
        }}
      </Form.Item>
      <Form.Item
        name="attribution"
        label={labels().attribution}
        extra={baseMapsText('attributionHelp', { example: LINK_EXAMPLE })}
        rules={[{ required: true, whitespace: true, message: baseMapsText('attributionNeeded') }]}
      >
        <Input autoComplete="off" maxLength={baseMapEditLimits.attribution.maxLength} />
      </Form.Item>
      <Flex wrap gap="0 16px">
        {zoom('minZoom')}
        {zoom('maxZoom')}
        <Form.Item name="tileSize" label={labels().tileSize} style={{ flex: '1 1 120px' }}>
          <Select options={[256, 512].map((size) => ({ value: size, label: baseMapsText('pixels', { size }) }))} />
        </Form.Item>
      </Flex>
    </EditDialog>
  )
}
