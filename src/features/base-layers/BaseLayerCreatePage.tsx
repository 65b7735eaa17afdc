import { useState } from 'react'
import { Alert, Button, Card, Flex, Form, Input, Segmented } from 'antd'
import { useNavigate } from 'react-router-dom'
import { useUnsavedGuard } from '../../shared/forms/useUnsavedGuard'
import { LinkButton } from '../../shared/LinkButton'
import { PageHeader } from '../../shared/PageHeader'
import { NEW_BASE_LAYERS } from '../../uploads/uploadPurpose'
import { UploadRows } from '../../uploads/UploadRows'
import './baseLayers.css'
import { FileField } from './FileField'
import { baseText } from './messages'
import { LayersField, MissionField } from './MissionFields'
import { describedBy, useMakeBaseLayer, type BaseLayerValues, type Making } from './useMakeBaseLayer'
import { useSendBaseLayer } from './useSendBaseLayer'

const LIST_PAGE = '/dashboard/basemap'
const NAME_MAX = 120
const DESCRIPTION_MAX = 2000

export function BaseLayerCreatePage() {
  const navigate = useNavigate()
  const [form] = Form.useForm<BaseLayerValues>()
  const [making, setMaking] = useState<Making>('upload')
  const [isDirty, setDirty] = useState(false)
  const { make, isMaking, problem } = useMakeBaseLayer()
  const { send, isSending } = useSendBaseLayer()
  // A running upload already carries the typed values, so leaving loses nothing.
  const { leaveDialog, release } = useUnsavedGuard(isDirty && !isSending)
  const missionId = Form.useWatch('missionId', form)

  const show = (baseLayerId: string) => {
    release()
    void navigate(`${LIST_PAGE}/${baseLayerId}`, { replace: true })
  }
  const save = async (values: BaseLayerValues) => {
    if (making === 'upload') {
      if (values.file) send(values.file, { kind: 'new-base-layer', ...describedBy(values) }, show)
      return
    }
    const baseLayerId = await make(making, values)
    if (baseLayerId !== undefined) show(baseLayerId)
  }

  return (
    <>
      <PageHeader title={baseText('newBaseLayer')} />
      <Card style={{ maxWidth: 720 }}>
        <Form<BaseLayerValues>
          form={form}
          name="base-layer"
          layout="vertical"
          requiredMark="optional"
          disabled={isSending}
          initialValues={{ name: '', description: '', layerIds: [] }}
          scrollToFirstError
          onValuesChange={() => setDirty(true)}
          onFinish={(values) => void save(values)}
        >
          <Form.Item label={baseText('how')} required>
            <Segmented<Making>
              block
              value={making}
              onChange={setMaking}
              options={[
                { value: 'upload', label: baseText('byUpload') },
                { value: 'mission', label: baseText('byMission') },
                { value: 'drawing', label: baseText('byDrawing') },
              ]}
            />
          </Form.Item>
          <Form.Item
            name="name"
            label={baseText('fieldName')}
            extra={baseText('nameHelp')}
            rules={[
              { required: true, whitespace: true, message: baseText('nameNeeded') },
              { max: NAME_MAX, message: baseText('nameTooLong', { max: NAME_MAX }) },
            ]}
          >
            <Input autoComplete="off" />
          </Form.Item>
          <Form.Item name="description" label={baseText('fieldDescription')}>
            <Input.TextArea autoSize={{ minRows: 2, maxRows: 8 }} maxLength={DESCRIPTION_MAX} />
          </Form.Item>
          {making === 'upload' && (
            <Form.Item
              name="file"
              label={baseText('fieldFile')}
              extra={baseText('fileHelp')}
              rules={[{ required: true, message: baseText('fileNeeded') }]}
            >
              <FileField isDisabled={isSending} />
            </Form.Item>
          )}
          {making === 'mission' && (
            <>
              <Form.Item
                name="missionId"
                label={baseText('fieldMission')}
                rules={[{ required: true, message: baseText('missionNeeded') }]}
              >
                <MissionField />
              </Form.Item>
              {missionId && (
                <Form.Item name="layerIds" label={baseText('fieldLayers')} extra={baseText('layersHelp')}>
                  <LayersField key={missionId} missionId={missionId} />
                </Form.Item>
              )}
            </>
          )}
          {making === 'drawing' && <p>{baseText('drawingHelp')}</p>}
          {problem !== undefined && <Alert type="error" showIcon title={problem} />}
          <Flex gap={8} wrap style={{ marginTop: 16 }}>
            <Button type="primary" htmlType="submit" loading={isMaking || isSending}>
              {baseText('create')}
            </Button>
            {!isSending && <LinkButton to={LIST_PAGE}>{baseText('cancel')}</LinkButton>}
          </Flex>
        </Form>
        <div className="base-layer-uploads">
          <UploadRows place={NEW_BASE_LAYERS} />
        </div>
        {isSending && <p role="status">{baseText('sendingHelp')}</p>}
      </Card>
      {leaveDialog}
    </>
  )
}
