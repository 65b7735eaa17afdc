import { useEffect, useState } from 'react'
import { downloadHref, fetchFile } from '../../../api/download'

interface Temperatures {
  /** The address that `degrees` and `error` belong to. */
  href: string
  degrees?: Float32Array
  error?: string
}

/** Loads the temperature of each pixel. While others load, it returns those from before. */
export function useTemperatures(photoId: string, tried: object): Omit<Temperatures, 'href'> {
  const href = downloadHref('/data/thermal/values', { photoId, ...tried })
  const [loaded, setLoaded] = useState<Temperatures>()
  useEffect(() => {
    const loading = new AbortController()
    const load = async () => {
      const reply = await fetchFile(href, loading.signal)
      if (loading.signal.aborted) return
      if ('error' in reply) return setLoaded({ href, error: reply.error.message })
      const degrees = new Float32Array(await reply.file.arrayBuffer())
      if (!loading.signal.aborted) setLoaded({ href, degrees })
    }
    void load()
    return () => loading.abort()
  }, [href])
  return loaded ?? {}
}
