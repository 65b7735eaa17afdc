import { Select } from 'antd'
import { useEditLayerMutation, type Layer } from '../../../api/layer'
import { useCan } from '../../../session/useCan'
import { popupParent } from '../../../shared/popupParent'
import { layersText } from '../texts/messages'

type LayerEdit = Parameters<ReturnType<typeof useEditLayerMutation>[0]>[0]['layerEdit']
type TextEncoding = NonNullable<LayerEdit['textEncoding']>

/** Names of encodings are the same in every language. */
const ENCODINGS: Record<TextEncoding, string> = {
  'utf-8': 'UTF-8',
  'windows-1252': 'Windows-1252',
  'windows-1250': 'Windows-1250',
  'iso-8859-2': 'ISO 8859-2',
  'windows-1251': 'Windows-1251',
  'koi8-r': 'KOI8-R',
  ibm866: 'IBM 866',
  'windows-1253': 'Windows-1253',
  'windows-1254': 'Windows-1254',
  'windows-1255': 'Windows-1255',
  'windows-1256': 'Windows-1256',
  'windows-1257': 'Windows-1257',
  gbk: 'GBK',
  big5: 'Big5',
  shift_jis: 'Shift JIS',
  'euc-kr': 'EUC-KR',
}

const AS_FILE = 'file'

/** The encoding of the texts of a file, and the choice of another one. */
export function EncodingField({ layer: { _id: layerId, version, textEncoding } }: { layer: Layer }) {
  const canEdit = useCan('edit_layer')
  const [editLayer, { isLoading }] = useEditLayerMutation()
  const chosen = textEncoding as TextEncoding | null | undefined
  if (!canEdit) return <span>{chosen ? ENCODINGS[chosen] : layersText('encodingOfFile')}</span>
  return (
    <Select<TextEncoding | typeof AS_FILE>
      size="small"
      aria-label={layersText('textEncoding')}
      value={chosen ?? AS_FILE}
      loading={isLoading}
      disabled={isLoading}
      popupMatchSelectWidth={false}
      options={[
        { value: AS_FILE, label: layersText('encodingOfFile') },
        ...(Object.keys(ENCODINGS) as TextEncoding[]).map((value) => ({ value, label: ENCODINGS[value] })),
      ]}
      getPopupContainer={popupParent}
      onSelect={(value) =>
        void editLayer({ layerId, layerEdit: { version, textEncoding: value === AS_FILE ? null : value } })
      }
    />
  )
}
