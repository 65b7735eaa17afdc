import { useRef, useState } from 'react'
import { useFindSingleSignOnMutation } from '../../api/single-sign-on'

export interface SingleSignOnWay {
  /** Last part of the sign-in address; undefined without single sign-on. */
  code: string | undefined
  /** The password has given way to single sign-on. */
  hidesPassword: boolean
  /** The password field had the focus when it gave way. */
  takesFocus: boolean
  /** Learns the way of the domain of an e-mail address. Without an answer the form stays as it is. */
  look: (email: string) => Promise<void>
  usePassword: () => void
}

const DOMAIN = /@([a-z0-9-]+(?:\.[a-z0-9-]+)+)$/

/** The way in for the domain of an e-mail address. */
export function useSingleSignOnWay(passwordInput: () => HTMLInputElement | null | undefined): SingleSignOnWay {
  const [find] = useFindSingleSignOnMutation()
  const asked = useRef<string | undefined>(undefined)
  const [way, setWay] = useState({ code: undefined as string | undefined, hidesPassword: false, takesFocus: false })
  const nothing = { code: undefined, hidesPassword: false, takesFocus: false }

  const look = async (email: string) => {
    const domain = DOMAIN.exec(email.trim().toLowerCase())?.[1]
    if (domain === asked.current) return
    asked.current = domain
    const { data } = domain === undefined ? {} : await find({ singleSignOnDomainCheck: { domain } })
    // The address may have been changed meanwhile.
    if (asked.current !== domain) return
    if (!data?.data.code) {
      setWay(nothing)
      return
    }
    const input = passwordInput()
    // Nobody loses what was typed.
    const hidesPassword = data.data.passwordsDisabled && !input?.value
    const takesFocus = hidesPassword && input !== undefined && document.activeElement === input
    setWay({ code: data.data.code, hidesPassword, takesFocus })
  }

  return { ...way, look, usePassword: () => setWay({ ...way, hidesPassword: false, takesFocus: false }) }
}
