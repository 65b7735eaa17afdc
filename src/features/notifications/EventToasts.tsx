import { useEffect, useEffectEvent } from 'react'
import { addListener, type UnsubscribeListener } from '@reduxjs/toolkit'
import { Button, notification } from 'antd'
import { useDispatch, useSelector } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { useGetNotificationSettingsQuery } from '../../api/notification'
import { isUserFacingEvent, type UserFacingEvent } from '../../realtime/events'
import { selectUser } from '../../session/authSlice'
import { useIsPhone } from '../../shared/useIsPhone'
import { eventKind } from './eventKind'
import { eventIcon, eventLink, eventText } from './eventText'
import { notificationsText } from './messages'

const MAX_SHOWN = 3
const SECONDS = 6

/** Shows new events of the kinds that the user wants to see as toasts for a few seconds; the bell keeps them. */
export function EventToasts() {
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const ownId = useSelector(selectUser)?._id
  const settings = useGetNotificationSettingsQuery().data?.data
  const placement = useIsPhone() ? 'bottom' : 'bottomRight'
  const [toasts, holder] = notification.useNotification({ maxCount: MAX_SHOWN, duration: SECONDS, placement })

  const show = useEffectEvent(({ meta, payload }: UserFacingEvent) => {
    // Users know their own actions.
    if (payload.userId !== null && payload.userId === ownId) return
    if (settings?.kinds[eventKind(meta.name)]?.app === false) return
    const happening = { event: meta.name, payload }
    const key = String(payload.seq)
    const link = eventLink(happening)
    toasts.open({
      key,
      title: eventText(happening),
      icon: eventIcon(meta.name),
      role: 'status',
      actions: link && (
        <Button
          size="small"
          onClick={() => {
            toasts.destroy(key)
            void navigate(link)
          }}
        >
          {notificationsText('open')}
        </Button>
      ),
    })
  })

  useEffect(() => {
    const listening = dispatch(addListener({ matcher: isUserFacingEvent, effect: (action) => show(action) }))
    // The listener middleware returns the unsubscribe function; the type of Dispatch does not know that.
    return listening as unknown as UnsubscribeListener
  }, [dispatch])
  return holder
}
