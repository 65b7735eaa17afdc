import { useState } from 'react'
import { Alert, Button, Card, Flex, Modal, Switch, Tag } from 'antd'
import { useDeleteBaseMapMutation, useEditBaseMapMutation, type BaseMapSetting } from '../../api/base-map'
import { useConfirmDelete } from '../../shared/forms/useConfirmDelete'
import { showMessage } from '../../shared/showMessage'
import { baseMapsText } from './messages'

interface BaseMapCardProps {
  setting: BaseMapSetting
  onEdit: () => void
}

/** A base map in the settings: on or off, default, preview, edit and delete. */
export function BaseMapCard({ setting, onEdit }: BaseMapCardProps) {
  const {
    _id: baseMapId,
    name,
    kind,
    url,
    enabled,
    isDefault,
    isPreset,
    isFile,
    termsUrl,
    version,
    forbiddenOrigins,
  } = setting
  const [edit, { isLoading }] = useEditBaseMapMutation()
  const [remove] = useDeleteBaseMapMutation()
  const [isConfirming, setConfirming] = useState(false)
  const confirmDelete = useConfirmDelete({
    title: baseMapsText('deleteTitle', { name }),
    warning: baseMapsText(isFile ? 'fileDeleteWarning' : 'deleteWarning'),
    name,
    action: baseMapsText('delete'),
    run: () => remove({ baseMapId }),
    onDeleted: () => showMessage({ type: 'success', text: baseMapsText('deleted') }),
  })
  const change = async (fields: { enabled?: boolean; isDefault?: boolean }) => {
    const { error } = await edit({ baseMapId, baseMapEdit: { version, ...fields } })
    if (error) showMessage({ type: 'error', text: error.message ?? '' })
    setConfirming(false)
  }

  return (
    <Card size="small">
      <Flex wrap gap={8} align="center" justify="space-between">
        <div style={{ minWidth: 0, flex: '1 1 260px' }}>
          <h2 style={{ margin: 0, fontSize: 16, overflowWrap: 'anywhere' }}>{name}</h2>
          <p style={{ margin: '4px 0', overflowWrap: 'anywhere' }}>{isFile ? baseMapsText('fileStored') : url}</p>
          <Tag>{baseMapsText(kind)}</Tag>
          {isPreset && <Tag>{baseMapsText('preset')}</Tag>}
          {isDefault && <Tag color="blue">{baseMapsText('standard')}</Tag>}
          {termsUrl && (
            <a href={termsUrl} target="_blank" rel="noopener noreferrer">
              {baseMapsText('terms')}
            </a>
          )}
        </div>
        <Flex wrap gap={8} align="center">
          {/* The address of the page decides what its content security policy allows, so this loads the page again. */}
          <Button href={`?preview=${baseMapId}`}>{baseMapsText('preview')}</Button>
          {enabled && (
            <Button disabled={isLoading} onClick={() => void change({ isDefault: !isDefault })}>
              {baseMapsText(isDefault ? 'noDefault' : 'makeDefault')}
            </Button>
          )}
          <Button onClick={onEdit}>{baseMapsText('edit')}</Button>
          {!isPreset && <Button onClick={confirmDelete.open}>{baseMapsText('delete')}</Button>}
          <Switch
            checked={enabled}
            loading={isLoading}
            aria-label={baseMapsText('isOn', { name })}
            onChange={(isOn) => (isOn ? setConfirming(true) : void change({ enabled: false }))}
          />
        </Flex>
      </Flex>
      {forbiddenOrigins.length > 0 && (
        <Alert
          type="warning"
          showIcon
          style={{ marginTop: 8 }}
          title={baseMapsText('forbidden', { origins: forbiddenOrigins.join(', ') })}
        />
      )}
      {isConfirming && (
        <Modal
          open
          title={baseMapsText('termsTitle', { name })}
          okText={baseMapsText('turnOn')}
          cancelText={baseMapsText('cancel')}
          confirmLoading={isLoading}
          onOk={() => void change({ enabled: true })}
          onCancel={() => setConfirming(false)}
        >
          <p>
            {isFile
              ? baseMapsText('fileTermsHelp')
              : baseMapsText('termsHelp', { host: setting.drawn.origins.join(', ') || location.host })}
          </p>
        </Modal>
      )}
      {confirmDelete.dialog}
    </Card>
  )
}
