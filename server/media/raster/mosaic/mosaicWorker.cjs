// The process of mosaic.ts, as a script that Node starts without a loader: it registers one for TypeScript.
'use strict'
require('tsx/cjs')
require('./mosaicProcess.ts')
