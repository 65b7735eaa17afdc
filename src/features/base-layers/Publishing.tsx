import { useState } from 'react'
import { GlobalOutlined } from '@ant-design/icons'
import { Alert, Button, Modal } from 'antd'
import { usePublishBaseLayerMutation, type BaseLayer } from '../../api/base-layer'
import { boxOf, tileLayerSourceOf, sceneOfTileLayers } from '../../map/tileLayerSource'
import { SceneMap } from '../../map/SceneMap'
import { useCan } from '../../session/useCan'
import { LinkButton } from '../../shared/LinkButton'
import { baseText } from './messages'
import { attributesOf, shownParts } from './parts'

const PREVIEW_HEIGHT = 280

/** Publishes a base layer after a preview of what becomes public, and unpublishes it. */
export function Publishing({ base }: { base: BaseLayer }) {
  const canPublish = useCan('public_map_create')
  const [isConfirming, setConfirming] = useState(false)
  const [publish, { isLoading, error, reset }] = usePublishBaseLayerMutation()
  const { _id: baseLayerId, version, name, published } = base
  const shown = shownParts(base)
  const fields = attributesOf(base)

  const set = async (wanted: boolean) => {
    const { data } = await publish({ baseLayerId, publication: { version, published: wanted } })
    if (data) setConfirming(false)
  }
  const close = () => {
    setConfirming(false)
    reset()
  }

  return (
    <>
      {published && (
        <LinkButton icon={<GlobalOutlined aria-hidden />} to={`/map/${baseLayerId}`}>
          {baseText('openPublic')}
        </LinkButton>
      )}
      {canPublish && published && (
        <Button loading={isLoading} onClick={() => void set(false)}>
          {baseText('unpublish')}
        </Button>
      )}
      {canPublish && !published && (
        <Button disabled={shown.length === 0} onClick={() => setConfirming(true)}>
          {baseText('publish')}
        </Button>
      )}
      {error && !isConfirming && <Alert type="error" showIcon title={error.message} />}
      {isConfirming && (
        <Modal
          open
          title={baseText('publishTitle', { name })}
          okText={baseText('publishAction')}
          cancelText={baseText('cancel')}
          confirmLoading={isLoading}
          onOk={() => void set(true)}
          onCancel={close}
        >
          <p>{baseText('publishHelp')}</p>
          <p>
            {fields.length > 0 ? baseText('publishFields', { fields: fields.join(', ') }) : baseText('publishNoFields')}
          </p>
          <div style={{ position: 'relative', height: PREVIEW_HEIGHT }}>
            <SceneMap
              scene={sceneOfTileLayers(shown.map(tileLayerSourceOf))}
              label={baseText('mapOf', { name })}
              {...(base.bounds && { fit: { bounds: boxOf(base.bounds), key: baseLayerId } })}
            />
          </div>
          {error && <Alert type="error" showIcon title={error.message} />}
        </Modal>
      )}
    </>
  )
}
