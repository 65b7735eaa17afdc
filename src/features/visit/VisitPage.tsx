import { useEffect, useEffectEvent, useState } from 'react'
import { DisconnectOutlined } from '@ant-design/icons'
import { useParams, useSearchParams } from 'react-router-dom'
import type { ApiError } from '../../api/errors'
import { useOpenVisitMutation } from '../../api/visit'
import { FullMap } from '../../map/FullMap'
import { EmptyState } from '../../shared/states/EmptyState'
import { ErrorState } from '../../shared/states/ErrorState'
import { keepVisit, keptVisit } from './keptVisit'
import { visitText } from './messages'
import { OpenedVisit } from './OpenedVisit'
import { PasswordForm } from './PasswordForm'

/** What a link shows to people without an account. The key of the link is in the path or in the parameter `share`. */
export function VisitPage() {
  const { key: keyInPath } = useParams()
  const [search] = useSearchParams()
  const key = keyInPath ?? search.get('share') ?? ''
  // A new key forgets the visit of the previous link.
  return <Visit key={key} linkKey={key} />
}

type Step = 'opening' | 'password' | 'stopped' | { failed: string | undefined } | { visit: string }

function Visit({ linkKey }: { linkKey: string }) {
  const [openVisit, opening] = useOpenVisitMutation()
  const [step, setStep] = useState<Step>(() => {
    const kept = keptVisit(linkKey)
    return kept === undefined ? 'opening' : { visit: kept }
  })
  const [refusal, setRefusal] = useState<string>()

  const open = async (password?: string) => {
    const { data, error } = await openVisit({
      body: { key: linkKey, ...(password !== undefined && { password }) },
    })
    if (error) return refuse(error as ApiError, password !== undefined)
    const { visit } = data.data
    if (visit === undefined) return setStep('password')
    keepVisit(linkKey, visit)
    setStep({ visit })
  }
  const refuse = (error: ApiError, isPasswordStep: boolean) => {
    if (error.status === 404 || error.status === 400) setStep('stopped')
    else if (isPasswordStep) setRefusal(error.status === 403 ? visitText('wrongPassword') : error.message)
    else setStep({ failed: error.message })
  }

  const isOpening = step === 'opening'
  const openFirst = useEffectEvent(() => void open())
  useEffect(() => {
    if (isOpening) openFirst()
  }, [isOpening])

  if (step === 'opening') return <FullMap title={visitText('loading')} detail={undefined} />
  if (step === 'password') {
    return (
      <PasswordForm
        isSending={opening.isLoading}
        problem={refusal}
        onSend={(password) => {
          setRefusal(undefined)
          void open(password)
        }}
        onDismiss={() => setRefusal(undefined)}
      />
    )
  }
  if (step === 'stopped') return <LinkStopped />
  if ('failed' in step) {
    return (
      <main>
        <ErrorState isPage message={step.failed} onRetry={() => setStep('opening')} />
      </main>
    )
  }
  return (
    <OpenedVisit
      visit={step.visit}
      onEnded={(wasShown) => {
        keepVisit(linkKey, undefined)
        // A visit of an earlier hour is over, but the link may still work.
        setStep(wasShown ? 'stopped' : 'opening')
      }}
    />
  )
}

function LinkStopped() {
  return (
    <main>
      <EmptyState
        isPage
        icon={<DisconnectOutlined />}
        title={visitText('stoppedTitle')}
        help={visitText('stoppedHelp')}
      />
    </main>
  )
}
