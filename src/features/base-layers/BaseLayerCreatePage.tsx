import { useState } from 'react'
import { Alert, Button, Card, Flex, Form, Input, Progress, Segmented } from 'antd'
import { useNavigate } from 'react-router-dom'
import { useCan } from '../../session/useCan'
import { useUnsavedGuard } from '../../shared/forms/useUnsavedGuard'
import { LinkButton } from '../../shared/LinkButton'
import { PageHeader } from '../../shared/PageHeader'
import { NoPermission } from '../../shared/states/NoPermission'
import { FileField } from './FileField'
import { baseText } from './messages'
import { LayersField, MissionField } from './MissionFields'
import { useFileUpload } from './useFileUpload'
import { useMakeBaseLayer, type BaseLayerValues, type Making } from './useMakeBaseLayer'

const LIST_PAGE = '/dashboard/basemap'
const NAME_MAX = 120
const DESCRIPTION_MAX = 2000

export function BaseLayerCreatePage() {
  return useCan('can_create_base_layer') ? (
    <CreateBaseLayer />
  ) : (
    <NoPermission isPage permission="can_create_base_layer" />
  )
}

function CreateBaseLayer() {
  const navigate = useNavigate()
  const [form] = Form.useForm<BaseLayerValues>()
  const [making, setMaking] = useState<Making>('upload')
  const [isDirty, setDirty] = useState(false)
  const upload = useFileUpload()
  const { make, isMaking, problem } = useMakeBaseLayer(upload.send)
  const { question, release } = useUnsavedGuard(isDirty || upload.fraction !== undefined)
  const missionId = Form.useWatch('missionId', form)
  const file = Form.useWatch('file', form)

  const save = async (values: BaseLayerValues) => {
    const baseLayerId = await make(making, values)
    if (baseLayerId === undefined) return
    release()
    await navigate(`${LIST_PAGE}/${baseLayerId}`, { replace: true })
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
              <FileField />
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
          {upload.fraction !== undefined && (
            <div role="status">
              {baseText('sending', { name: file?.name ?? '' })}
              <Progress percent={Math.floor(upload.fraction * 100)} />
            </div>
          )}
          {upload.problem !== undefined && (
            <Alert type="error" showIcon title={baseText('notSent', { message: upload.problem })} />
          )}
          {problem !== undefined && <Alert type="error" showIcon title={problem} />}
          <Flex gap={8} wrap style={{ marginTop: 16 }}>
            <Button type="primary" htmlType="submit" loading={isMaking}>
              {baseText('create')}
            </Button>
            {upload.fraction !== undefined && <Button onClick={upload.stop}>{baseText('stop')}</Button>}
            <LinkButton to={LIST_PAGE}>{baseText('cancel')}</LinkButton>
          </Flex>
        </Form>
      </Card>
      {question}
    </>
  )
}
