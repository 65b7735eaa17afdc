import { Flex } from 'antd'
import type { BaseMapSetting } from '../../api/base-map'
import { BaseMapsContext } from '../../map/base-map/baseMapsContext'
import type { Scene } from '../../map/scene'
import { SceneMap } from '../../map/SceneMap'
import { LinkButton } from '../../shared/LinkButton'
import { baseMapsText } from './messages'

const HEIGHT = 420
const EMPTY: Scene = { layers: [] }
const nothing = () => undefined

/** A base map on a map of its own, also while it is off. */
export function BaseMapPreview({ setting }: { setting: BaseMapSetting }) {
  const { _id, name, drawn } = setting
  const title = baseMapsText('previewTitle', { name })
  const offered = { maps: [{ ...drawn, isDefault: true }], owner: `preview.${_id}`, request: nothing, canManage: false }
  return (
    <div>
      <Flex wrap gap={8} align="center" justify="space-between">
        <h2 style={{ fontSize: 16 }}>{title}</h2>
        <LinkButton to="/dashboard/base-maps">{baseMapsText('closePreview')}</LinkButton>
      </Flex>
      <div style={{ position: 'relative', height: HEIGHT }}>
        <BaseMapsContext value={offered}>
          <SceneMap scene={EMPTY} label={title} />
        </BaseMapsContext>
      </div>
    </div>
  )
}
