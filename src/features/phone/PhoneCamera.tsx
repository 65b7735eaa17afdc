import { useEffect, useState } from 'react'
import { Alert, Button } from 'antd'
import { useStartPhoneCameraMutation, useStopPhoneCameraMutation } from '../../api/phone'
import { PublishCamera } from '../../publishing/PublishCamera'
import { phoneText } from './messages'

/** Streams the camera of the phone to the mission, and shows the messages of the control center. Its stream ends with it. */
export function PhoneCamera({ missionId, onClose }: { missionId: string; onClose: () => void }) {
  const [start, { error }] = useStartPhoneCameraMutation()
  const [stop] = useStopPhoneCameraMutation()
  const [key, setKey] = useState<string>()
  useEffect(() => {
    let isOver = false
    void start({ phoneMissionChoice: { missionId } }).then(({ data }) => {
      if (!isOver && data) setKey(data.data.key)
    })
    return () => {
      isOver = true
      void stop()
    }
  }, [missionId, start, stop])
  return (
    <>
      <h1>{phoneText('camera')}</h1>
      <p className="phone-quiet">{phoneText('cameraHelp')}</p>
      {error && <Alert role="alert" type="error" showIcon title={error.message} />}
      {key === undefined && !error && <p role="status">{phoneText('cameraOpening')}</p>}
      {key !== undefined && <PublishCamera streamKey={key} />}
      <Button size="large" block onClick={onClose}>
        {phoneText('back')}
      </Button>
    </>
  )
}
