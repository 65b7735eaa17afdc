// Written by `npm run generate` from api-spec/. Do not edit.
export interface paths {
  '/audit/list': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Entries, newest first; a tenant-root sees the own tenant's, a super-admin all */
    get: operations['listAuditEntries']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/audit/export': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** The same as CSV */
    get: operations['exportAuditEntries']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/auth/login': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Sign in; the session travels in an HttpOnly cookie. Where the user has a second factor, the right password without a code is answered with 400 and an error at the field code: ask for it and call again with all three */
    post: operations['login']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/auth/logout': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** End this session */
    post: operations['logout']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/auth/userdetails': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Who the session belongs to */
    get: operations['getUserDetails']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/auth/forgot-password': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Send a reset code by mail; answers the same whether the address is known or not */
    post: operations['requestPasswordReset']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/auth/reset-password': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Set a new password with the mailed code; ends every session of the user */
    post: operations['resetPassword']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/baselayer/fetch/All': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** The base layers of the tenant */
    get: operations['listBaseLayers']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/baselayer/getallpublicbaselayers': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** The base layers of the tenant that anybody may see */
    get: operations['listPublicBaseLayers']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/baselayer/get-meta-data/{baseLayerId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** One base layer with its parts and what is known of its identifying attribute */
    get: operations['getBaseLayer']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/baselayer/create': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Make a base layer of an uploaded file, raster or vector as its content says; it is importing at first */
    post: operations['createBaseLayer']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/baselayer/create-base-raster-upload': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Make a base layer of an uploaded raster */
    post: operations['createBaseRaster']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/baselayer/create-base-vector-layer': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Make an empty base layer to draw in */
    post: operations['createBaseVectorLayer']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/baselayer/create-by-layers': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Make a base layer of layers of missions */
    post: operations['createBaseLayerByLayers']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/baselayer/create-base-raster-import-mission': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Make a base layer of the rasters of a mission */
    post: operations['createBaseRasterFromMission']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/baselayer/edit/{baseLayerId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /** Change what a base layer says of itself */
    patch: operations['editBaseLayer']
    trace?: never
  }
  '/baselayer/edit-part/{baseLayerId}/{layerId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /** Change how a part of a base layer looks, or where on the map a raster lies */
    patch: operations['editBaseLayerPart']
    trace?: never
  }
  '/baselayer/set-prime-attr/{baseLayerId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /** Choose the attribute that names its features, such as a plot number; null chooses none */
    patch: operations['setPrimeAttribute']
    trace?: never
  }
  '/baselayer/publishBaseLayer/{baseLayerId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /** Let anybody see a base layer on its public map, or nobody but the tenant again */
    patch: operations['publishBaseLayer']
    trace?: never
  }
  '/baselayer/get-meta-data-for-update/{baseLayerId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** What was uploaded to bring a base layer up to date, and what it would change */
    get: operations['getBaseLayerUpdate']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/baselayer/update-by-layers/{baseLayerId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /** Replace what a base layer shows by layers of missions */
    patch: operations['updateBaseLayerByLayers']
    trace?: never
  }
  '/baselayer/updateRasterLayerImport/{baseLayerId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /** Replace the rasters of a base layer by those of a mission */
    patch: operations['updateBaseRasterFromMission']
    trace?: never
  }
  '/baselayer/updateRasterLayerUpload/{baseLayerId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /** Upload a raster to bring a base layer up to date; it waits beside it until it is applied */
    patch: operations['updateBaseRasterByUpload']
    trace?: never
  }
  '/baselayer/upload-to-update-base-layer/Vector/{baseLayerId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Upload a vector file to bring a base layer up to date; it waits beside it until it is applied */
    post: operations['uploadBaseVector']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/baselayer/update-base-layer-by-uploaded-layer/{baseLayerId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /** Apply what was uploaded */
    patch: operations['updateBaseLayerByUploadedLayer']
    trace?: never
  }
  '/baselayer/staged/{baseLayerId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Upload a file, raster or vector as its content says; it waits beside the base layer until it is applied */
    post: operations['stageBaseLayerFile']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/baselayer/staged/{baseLayerId}/{layerId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /** Throw away what was uploaded and not applied */
    delete: operations['deleteStagedLayer']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/baselayer/delete-baseLayer-id/{baseLayerId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /** Remove a base layer; it can be restored for 30 days */
    delete: operations['deleteBaseLayer']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/baselayer/deleted': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Base layers that were removed and can be brought back */
    get: operations['listDeletedBaseLayers']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/baselayer/restore/{baseLayerId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Bring a removed base layer back; it is not published any more */
    post: operations['restoreBaseLayer']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/baselayer/alerts/{baseLayerId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Alerts inside a base layer */
    get: operations['listBaseLayerAlerts']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/baselayer/vods/{baseLayerId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Recordings that show a base layer */
    get: operations['listBaseLayerVods']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/baselayer/public/{baseLayerId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** A published base layer, for anybody */
    get: operations['getPublicMap']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/baselayer/public/{baseLayerId}/features/{layerId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Features of a published base layer, for anybody */
    get: operations['listPublicFeatures']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/tiles/public/vector/{baseLayerId}/{layerId}/{z}/{x}/{y}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** A vector tile of a published base layer, for anybody */
    get: operations['getPublicVectorTile']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/tiles/public/raster/{baseLayerId}/{layerId}/{z}/{x}/{y}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** A raster tile of a published base layer in its own style, for anybody */
    get: operations['getPublicRasterTile']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/job/list': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Jobs of the tenant, newest first; users other than tenant-root and tenant-staff see their own */
    get: operations['listJobs']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/job/get/{jobId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** One job */
    get: operations['getJob']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/job/cancel/{jobId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /** Stop a job that is queued or running */
    patch: operations['cancelJob']
    trace?: never
  }
  '/job/retry/{jobId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /** Run a failed job again from its beginning */
    patch: operations['retryJob']
    trace?: never
  }
  '/layergroup/create': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Make a group in the layer panel of a mission */
    post: operations['createLayerGroup']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/layergroup/edit/{groupId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /** Rename a group, move it among the groups, or set which layers are in it and in what order */
    patch: operations['editLayerGroup']
    trace?: never
  }
  '/layergroup/delete/{groupId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /** Remove a group; its layers stay, in no group */
    delete: operations['deleteLayerGroup']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/layergroup/delete-layerId/{groupId}/{layerId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /** Take a layer out of its group */
    delete: operations['removeLayerFromGroup']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/layer/getbymissionId/{missionId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Layers of a mission, one page, filtered */
    get: operations['listLayers']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/layer/all-layers-for-mission/{missionId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Groups and layers of a mission as the layer panel shows them */
    get: operations['getLayerPanel']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/layer/layers-by-missionId': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Layers that can be drawn, of several missions, in short; for choosing what to compare */
    get: operations['getReadyLayers']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/layer/create': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Make a layer of an uploaded file; a job reads it and the layer is importing until then */
    post: operations['createLayer']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/layer/create-vector-layer': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Make an empty layer to draw in */
    post: operations['createVectorLayer']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/layer/edit-layer/{layerId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /** Change a layer's own fields, its place in the panel, or where on the map a raster lies */
    patch: operations['editLayer']
    trace?: never
  }
  '/layer/delete/{layerId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /** Remove a layer; it can be restored for 30 days */
    delete: operations['deleteLayer']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/layer/delete-layers': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /** Remove several layers, all or none */
    delete: operations['deleteLayers']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/layer/restore': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Bring removed layers back, all or none */
    post: operations['restoreLayers']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/layer/changecolorbyId/{layerId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /** Give a layer another colour */
    patch: operations['changeLayerColor']
    trace?: never
  }
  '/layer/assignLayerLabel/{layerId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /** Choose the attribute that labels features; null takes labels away */
    patch: operations['assignLayerLabel']
    trace?: never
  }
  '/layer/flag-layer/{layerId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /** Mark a layer for attention, or take the mark away */
    patch: operations['flagLayer']
    trace?: never
  }
  '/layer/getrasterdetailsbyID/{layerId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** What is known of a raster, and its values at a point */
    get: operations['getRasterDetails']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/layer/measure-raster/{layerId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Statistics of an area, a profile along a line, or a volume over a base */
    post: operations['measureRaster']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/layer/filter-layer/{layerId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Features of a layer by what their attributes are, one page */
    get: operations['listFilteredFeatures']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/layer/get-feature-by-layerId/{layerId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Features of a layer with their geometries, by number, one page */
    get: operations['listFeatures']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/layer/addFeature/{layerId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Add drawn features to a vector layer, all or none */
    post: operations['addFeatures']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/layer/edit-geojson/{layerId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /** Change the shape or attributes of a feature */
    patch: operations['editFeature']
    trace?: never
  }
  '/layer/delete-geojson/{layerId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /** Remove features from a layer, all or none */
    delete: operations['deleteFeatures']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/layer/undo-change/{layerId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Take a change of features back, unless somebody has changed them since */
    post: operations['undoFeatureChange']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/layer/flag-feature/{layerId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /** Mark a feature for attention, or take the mark away */
    patch: operations['flagFeature']
    trace?: never
  }
  '/layer/get-feature-csv-by-layerIndex/{layerId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** The attribute table as CSV, of all features or some */
    get: operations['exportFeaturesCsv']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/layer/export-geojson/{layerId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** A vector layer as GeoJSON */
    get: operations['exportLayerGeojson']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/layer/download-asset-by-Id-to-kml/{layerId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** A layer as KML; of a raster its outline */
    get: operations['downloadLayerKml']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/layer/thumbnail/{layerId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** A small picture of a raster */
    get: operations['getLayerThumbnail']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/tiles/vector/{layerId}/{z}/{x}/{y}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** A vector tile */
    get: operations['getVectorTile']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/tiles/raster/{layerId}/{z}/{x}/{y}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** A raster tile, coloured as asked */
    get: operations['getRasterTile']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/location/create': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Add a place */
    post: operations['createLocation']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/location/get': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** The tenant's places */
    get: operations['listLocations']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/location/get-by-id/{locationId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** One place, and what has been flown there */
    get: operations['getLocation']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/location/update/{locationId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /** Rename a place or move it */
    patch: operations['updateLocation']
    trace?: never
  }
  '/admin/mail/list': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** The mail in the outbox, newest first */
    get: operations['listMails']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/admin/mail/get/{mailId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** One mail with its text; who reads it is written down */
    get: operations['getMail']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/mission/create': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Plan a mission; it starts as a draft, or scheduled when a time is given */
    post: operations['createMission']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/mission/get/tenant/{tenantId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Missions of one's own tenant */
    get: operations['listMissions']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/mission/get/{missionId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** One mission */
    get: operations['getMission']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/mission/edit/{missionId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /** Change a mission's own fields; its status has a call of its own */
    patch: operations['editMission']
    trace?: never
  }
  '/mission/delete/{missionId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /** Remove a mission */
    delete: operations['deleteMission']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/mission/update-status': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /** Move a mission along; only the moves of the status table are allowed */
    patch: operations['updateMissionStatus']
    trace?: never
  }
  '/mission': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Missions that have a place, as GeoJSON points */
    get: operations['getMissionsGeojson']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/mission/summary': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** How many missions there are in each status */
    get: operations['getMissionSummary']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/mission/export': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** The filtered list as CSV, all pages */
    get: operations['exportMissions']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/common/missiontype/getall': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** What missions are flown for */
    get: operations['getMissionTypes']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/common/missiontype/create': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Add something missions are flown for */
    post: operations['createMissionType']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/common/missiontype/edit/{missionTypeId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /** Rename a mission type */
    patch: operations['editMissionType']
    trace?: never
  }
  '/common/missiontype/delete/{missionTypeId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /** Remove a mission type; missions of it have none then */
    delete: operations['deleteMissionType']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/mission/get-missions-by-locationID/{locationId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Missions at a place, archived ones too, the latest flown or planned first */
    get: operations['listMissionsByLocation']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/mission/get-missions-by-location-mapref': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Missions whose place lies inside a feature of a base layer, such as a plot */
    get: operations['listMissionsByMapref']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/mission/get-mission-doc-count/{missionId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** How much there is of a mission, kind by kind */
    get: operations['getMissionDocCount']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/mission/duplicate/{missionId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Plan a mission after the pattern of another, with its place, type and groups of layers */
    post: operations['duplicateMission']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/mission/deleted': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Missions that were removed and can be brought back */
    get: operations['listDeletedMissions']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/mission/restore/{missionId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Bring a removed mission back, with its layers; possible for 30 days */
    post: operations['restoreMission']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/notification/list': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Events of the tenant, newest first */
    get: operations['listNotifications']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/notification/read': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /** Mark everything up to a sequence number as read by this user */
    patch: operations['markNotificationsRead']
    trace?: never
  }
  '/tenantroot/fetch-organisation-details': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** The own organisation with its package and usage */
    get: operations['getOrganisationDetails']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/tenantroot/update-organisation-details': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /** Change what the organisation says of itself */
    patch: operations['updateOrganisationDetails']
    trace?: never
  }
  '/tenantroot/upload-logo': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Hand in a logo; its fileId goes into the organisation afterwards */
    post: operations['uploadOrganisationLogo']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/admin/package/upload-poster': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Hand in a poster; its fileId goes into a package afterwards */
    post: operations['uploadPackagePoster']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/admin/package/create': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Add a package */
    post: operations['createPackage']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/admin/package/fetchall': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Every package, retired ones too */
    get: operations['listPackages']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/admin/package/fetch-by-id/{packageId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** One package */
    get: operations['getPackage']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/admin/package/fetchactive': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Packages a new tenant can be given, public or not */
    get: operations['listActivePackages']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/admin/package/edit-package-for-Id/{packageId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /** Change a package for those who buy it from now on; who has it keeps what was bought */
    patch: operations['editPackage']
    trace?: never
  }
  '/admin/package/delete-package-for-Id/{packageId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /** Remove a package nobody has; one in use is refused and can be retired instead */
    delete: operations['deletePackage']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/files/public/{fileId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** A poster or a logo */
    get: operations['getPublicFile']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/payment/generate-order': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Open the order of a sign-up; the same one again while it is unpaid */
    post: operations['generateOrder']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/payment/generate-renewal-order': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Open an order to renew the own package or take another one */
    post: operations['generateRenewalOrder']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/payment/complete-order': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Hand in what the checkout answered; its signature proves the payment, so anybody may bring it, any number of times */
    post: operations['completeOrder']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/payment/payment-fail': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Say that the checkout failed or was left; if the provider has the money after all, the order is completed later */
    post: operations['failPayment']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/payment/webhook': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** News of the payment provider, signed in the header X-Razorpay-Signature */
    post: operations['receivePaymentWebhook']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/payment/invoices': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** The own invoices, newest first */
    get: operations['listInvoices']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/payment/invoice/{invoiceId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** An invoice as PDF */
    get: operations['downloadInvoice']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/admin/permission/create': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Offer tenants a named set of permissions; they copy it into groups of their own */
    post: operations['createPermissionSet']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/admin/permission/edit/{permissionSetId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /** Change a set; groups made from it stay as they are */
    patch: operations['editPermissionSet']
    trace?: never
  }
  '/admin/permission/delete/{permissionSetId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /** Offer a set no longer; groups made from it stay as they are */
    delete: operations['deletePermissionSet']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/admin/permission/admin-permission-list': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Every permission by area, who has it by default, and the sets on offer */
    get: operations['getAdminPermissions']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/tenantroot/permission/tenant-permission-list': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** What the tenant may grant, by area, which of it the asker may grant, and the sets on offer */
    get: operations['getTenantPermissions']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/profile': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** One's own account */
    get: operations['getProfile']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /** Change one's own name */
    patch: operations['editProfile']
    trace?: never
  }
  '/profile/avatar': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Show a picture of oneself; it is scaled down to 256 pixels */
    post: operations['uploadAvatar']
    /** Show no picture of oneself any more */
    delete: operations['deleteAvatar']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/profile/avatar/{avatarId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** The picture of somebody of one's own tenant */
    get: operations['getAvatar']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/profile/password': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Set a new password; every other session of the user ends */
    post: operations['changePassword']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/profile/sessions': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Where one is signed in, last seen first */
    get: operations['listSessions']
    put?: never
    post?: never
    /** Sign out everywhere but here */
    delete: operations['deleteOtherSessions']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/profile/sessions/{sessionId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /** Sign out somewhere else */
    delete: operations['deleteSession']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/profile/second-factor/start': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Begin a second factor; it counts once confirmed with a code */
    post: operations['startSecondFactor']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/profile/second-factor/confirm': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Make the second factor count; every other session of the user ends */
    post: operations['confirmSecondFactor']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/profile/second-factor/renew-recovery-codes': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Ten new recovery codes; the older ones stop working */
    post: operations['renewRecoveryCodes']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/profile/second-factor/disable': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Sign in with the password alone again */
    post: operations['disableSecondFactor']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/profile/permissions/explain': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Why one may, or may not, do something */
    get: operations['getOwnPermissionExplanation']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/admin/tenant/create': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Add a tenant with its tenant-root, who is mailed how to get in */
    post: operations['createTenant']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/admin/tenant/fetchall': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Every tenant with what it uses */
    get: operations['listTenants']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/admin/tenant/export': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** The filtered list as CSV, all pages */
    get: operations['exportTenants']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/admin/tenant/fetch-tenant-details/{tenantId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** One tenant with its package, usage and orders */
    get: operations['getTenant']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/admin/tenant/edit-tenant/{tenantId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /** Rename, activate, suspend or resume a tenant, or give it a package without payment */
    patch: operations['editTenant']
    trace?: never
  }
  '/admin/tenant/delete-tenant/{tenantId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /** Remove a tenant; its people are out at once, and their e-mails are free again */
    delete: operations['deleteTenant']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/admin/tenant/get-tenant-stats': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** The platform in numbers */
    get: operations['getTenantStats']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/admin/tenant/fetch-active-package-public': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** What one can sign up for */
    get: operations['listPublicPackages']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/admin/tenant/register-tenant': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Sign up; a code goes to the e-mail, and what is not finished within 7 days is forgotten */
    post: operations['registerTenant']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/admin/tenant/resend-verification-code': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Send a new code, at first after a minute, then after twice as long each time; also takes a sign-up up again */
    post: operations['resendVerificationCode']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/admin/tenant/verify-tenant': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Prove the e-mail with the code and set the password; then pay, or log in */
    post: operations['verifyTenant']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/upload/list': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** One's own uploads that are under way or not used yet, newest first */
    get: operations['listUploads']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/upload/get/{uploadId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** One of one's own uploads */
    get: operations['getUpload']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/upload/delete/{uploadId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /** Give an upload up; what has arrived is removed */
    delete: operations['deleteUpload']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/upload/storage': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** How much the tenant keeps, and how much it may */
    get: operations['getStorageUse']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/tenant/usergroup/tenant-usergroup-create': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Make a group, with its first members if any; nobody grants what he lacks */
    post: operations['createUserGroup']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/tenant/usergroup/tenant-usergroup-list': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Groups of one's own tenant */
    get: operations['listUserGroups']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/tenant/usergroup/get/{userGroupId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** One group; its members are listed by fetch-all-user with groupId */
    get: operations['getUserGroup']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/tenant/usergroup/tenant-usergroup-edit/{userGroupId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /** Change a group or its members; takes effect with the next request of every member */
    patch: operations['editUserGroup']
    trace?: never
  }
  '/tenant/usergroup/tenant-usergroup-delete/{userGroupId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /** Remove a group; its members lose what only it granted */
    delete: operations['deleteUserGroup']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/tenant/user/terms-conditions-check': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /** Accept the terms and conditions */
    patch: operations['acceptTerms']
    trace?: never
  }
  '/tenant/user/create-tenant-user': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Add somebody to the tenant; an invitation to set a password goes out by mail. Nobody grants what he lacks */
    post: operations['createUser']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/tenant/user/fetch-all-user': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Users of one's own tenant */
    get: operations['listUsers']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/tenant/user/fetch-user-by-id/{userId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** One user */
    get: operations['getUser']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/tenant/user/edit-user/{userId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /** Change, disable or enable a user; whoever is disabled is signed out at once */
    patch: operations['editUser']
    trace?: never
  }
  '/tenant/user/delete-user/{userId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /** Remove a user; what the user made keeps the name, the e-mail is free again */
    delete: operations['deleteUser']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/tenant/user/import': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Add many from CSV with a header row (name, email, userType, groups, permissions); good rows are added, the others reported */
    post: operations['importUsers']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/tenant/user/export': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Users as CSV, newest first */
    get: operations['exportUsers']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/tenant/user/resend-invitation/{userId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Mail a new invitation; older ones stop working */
    post: operations['resendInvitation']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/tenant/user/reset-second-factor/{userId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Take a lost second factor away from a user, who then signs in with the password alone */
    post: operations['resetSecondFactor']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/tenant/user/{userId}/permissions/explain': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Why a user may, or may not, do something */
    get: operations['getPermissionExplanation']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/tenant/user/check-invitation': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Whom an invitation is for */
    post: operations['checkInvitation']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/tenant/user/accept-invitation': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Set the first password with the mailed token, which works once */
    post: operations['acceptInvitation']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
}
export type webhooks = Record<string, never>
export interface components {
  schemas: {
    /**
     * @description What may be written down, as thing and deed; the app has words for each.
     * @example mission.delete
     * @enum {string}
     */
    AuditDeed:
      | 'session.start'
      | 'session.end'
      | 'session.refuse'
      | 'session.revoke'
      | 'password.change'
      | 'password.reset'
      | 'second-factor.enable'
      | 'second-factor.disable'
      | 'second-factor.renew-recovery-codes'
      | 'user.create'
      | 'user.edit'
      | 'user.delete'
      | 'user.import'
      | 'user.export'
      | 'user.invite'
      | 'user.join'
      | 'user.reset-second-factor'
      | 'user-group.create'
      | 'user-group.edit'
      | 'user-group.delete'
      | 'sign-up.begin'
      | 'sign-up.verify'
      | 'payment.complete'
      | 'payment.fail'
      | 'invoice.download'
      | 'organisation.edit'
      | 'tenant.create'
      | 'tenant.edit'
      | 'tenant.activate'
      | 'tenant.suspend'
      | 'tenant.resume'
      | 'tenant.delete'
      | 'package.create'
      | 'package.edit'
      | 'package.delete'
      | 'permission-set.create'
      | 'permission-set.edit'
      | 'permission-set.delete'
      | 'mission.delete'
      | 'mission.export'
      | 'base-layer.publish'
      | 'base-layer.unpublish'
      | 'base-layer.delete'
      | 'mail.read'
      | 'audit.export'
    AuditEntry: {
      _id: components['schemas']['Id']
      at: components['schemas']['Time']
      actor: {
        _id: components['schemas']['MaybeId']
        /** @example Sam Staff */
        name: string
      }
      action: components['schemas']['AuditDeed']
      /** @example Harbour survey */
      target: string
      /** @example 192.0.2.7 */
      address: string
      /**
       * @description Whatever else matters, flat.
       * @example {
       *       "rows": 12
       *     }
       */
      details: {
        [key: string]: unknown
      }
      tenant: {
        _id: components['schemas']['MaybeId']
        /** @example Demo */
        name: string
      }
    }
    AuditListReply: {
      /** @example true */
      status: boolean
      data: {
        items: components['schemas']['AuditEntry'][]
        /** @example 240 */
        total: number
        /** @example 1 */
        page: number
        /** @example 50 */
        pageSize: number
      }
    }
    /**
     * @example tenant-staff
     * @enum {string}
     */
    UserType: 'super-admin' | 'tenant-root' | 'tenant-staff' | 'tenant-client' | 'tenant-user'
    Credentials: {
      /**
       * Format: email
       * @example staff@demo.test
       */
      email: string
      /** @example correct horse battery */
      password: string
      /**
       * @description Six digits of the authenticator app, or a recovery code; read only where there is a second factor.
       * @example 482913
       */
      code?: string
    }
    PasswordResetRequest: {
      /**
       * Format: email
       * @example staff@demo.test
       */
      email: string
    }
    PasswordReset: {
      /**
       * Format: email
       * @example staff@demo.test
       */
      email: string
      /** @example 482913 */
      code: string
      /** @example correct horse battery */
      password: string
    }
    UserDetailsReply: {
      /** @example true */
      status: boolean
      /** @example Welcome back */
      message?: string
      data?: components['schemas']['UserDetails']
    }
    UserDetails: {
      _id: components['schemas']['Id']
      /** @example Sam Staff */
      name: string
      /** @example staff@demo.test */
      email: string
      /** @example null */
      avatar?: string | null
      userType: components['schemas']['UserType']
      /** @description Absent for a super-admin. */
      tenantId?: components['schemas']['TenantOfUser']
      /** @description What was granted to this user alone. */
      customPermissions?: string[]
      /** @description Everything the user may do, from type, groups and own grants. */
      permissions: string[]
      /** @example true */
      isTermsAccepted: boolean
      sideBar: components['schemas']['SideBarEntry'][]
    }
    TenantOfUser: {
      _id: components['schemas']['Id']
      /** @example Demo */
      name: string
    }
    SideBarEntry: {
      /**
       * @example menu
       * @enum {string}
       */
      type: 'menu' | 'sub_menu'
      /** @example Missions */
      text: string
      /** @example /dashboard/missions */
      link?: string
      /** @example mission */
      icon: string
      sub_menu?: components['schemas']['SideBarEntry'][]
    }
    NewBaseLayer: {
      /** @example Plots 2026 */
      name: string
      /** @example From the land registry */
      description?: string
      capturedAt?: components['schemas']['Time']
      uploadId: components['schemas']['Id']
      /**
       * @description The coordinate system, for vector files that do not name one.
       * @example 25832
       */
      epsg?: number
    }
    NewDrawnBaseLayer: {
      /** @example Blocks */
      name: string
      /** @example Drawn by hand */
      description?: string
    }
    NewBaseLayerOfLayers: {
      /** @example Plots 2026 */
      name: string
      /** @example As flown in March */
      description?: string
      capturedAt?: components['schemas']['Time']
      layerIds: components['schemas']['PartChoice']
    }
    NewBaseRasterOfMission: {
      /** @example Orthophoto 2026 */
      name: string
      /** @example As flown in March */
      description?: string
      capturedAt?: components['schemas']['Time']
      missionId: components['schemas']['Id']
    }
    /**
     * @description Layers of missions that are ready.
     * @example [
     *       "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
     *     ]
     */
    PartChoice: components['schemas']['Id'][]
    BaseLayerEdit: {
      version: components['schemas']['Version']
      /** @example Plots */
      name?: string
      /** @example From the land registry */
      description?: string
      /** @description Null takes the time away. */
      capturedAt?: components['schemas']['MaybeTime']
    }
    BaseLayerPartEdit: {
      /** @description Of the part. */
      version: components['schemas']['Version']
      /** @example Plots */
      name?: string
      /** @example 0.8 */
      opacity?: number
      color?: components['schemas']['Color']
      /** @example plot */
      labelField?: string | null
      rasterStyle?: components['schemas']['RasterStyle']
      /** @description Where a raster lies; upper left, upper right, lower right, lower left. It is imported again. */
      corners?: components['schemas']['Coordinates'][]
    }
    PrimeAttribute: {
      version: components['schemas']['Version']
      /** @example plot */
      attribute: string | null
    }
    Publication: {
      version: components['schemas']['Version']
      /** @example true */
      published: boolean
    }
    LayersOfMissions: {
      version: components['schemas']['Version']
      layerIds: components['schemas']['PartChoice']
    }
    RastersOfMission: {
      version: components['schemas']['Version']
      missionId: components['schemas']['Id']
    }
    StagedFile: {
      version: components['schemas']['Version']
      uploadId: components['schemas']['Id']
      /**
       * @description The coordinate system, for vector files that do not name one.
       * @example 25832
       */
      epsg?: number
    }
    StagedLayerChoice: {
      version: components['schemas']['Version']
      layerId: components['schemas']['Id']
      /**
       * @description In place of the parts of its kind, or beside them.
       * @example replace
       * @enum {string}
       */
      mode: 'replace' | 'add'
    }
    BaseLayerPart: {
      _id: components['schemas']['Id']
      /** @example Plots */
      name: string
      kind: components['schemas']['LayerKind']
      status: components['schemas']['LayerStatus']
      /**
       * @description Why an import failed or what it is doing.
       * @example null
       */
      message?: string | null
      /**
       * @description Of the import.
       * @example 1
       */
      progress?: number
      /** @description Of the last import. */
      jobId?: components['schemas']['MaybeId']
      /**
       * @description Uploaded and not applied yet.
       * @example false
       */
      staged: boolean
      /** @example 1 */
      opacity: number
      color: components['schemas']['Color']
      /** @example plot */
      labelField?: string | null
      bounds?: components['schemas']['Bounds']
      fields: components['schemas']['Field'][]
      /** @example 120 */
      featureCount: number
      shapes?: components['schemas']['Shapes']
      report?: components['schemas']['ImportReport']
      raster?: components['schemas']['RasterSummary']
      rasterStyle?: components['schemas']['RasterStyle']
      source?: components['schemas']['LayerSource']
      dataVersion: components['schemas']['Version']
      version: components['schemas']['Version']
      createdAt: components['schemas']['Time']
    }
    BaseLayer: {
      _id: components['schemas']['Id']
      /** @example Plots 2026 */
      name: string
      /** @example From the land registry */
      description: string
      /**
       * @description The attribute that names its features, such as a plot number.
       * @example plot
       */
      primeAttribute?: string | null
      capturedAt?: components['schemas']['MaybeTime']
      /**
       * @description Whether anybody may see it.
       * @example false
       */
      published: boolean
      publishedAt?: components['schemas']['MaybeTime']
      bounds?: components['schemas']['Bounds']
      parts: components['schemas']['BaseLayerPart'][]
      version: components['schemas']['Version']
      createdAt: components['schemas']['Time']
      updatedAt: components['schemas']['Time']
      createdBy?: components['schemas']['Author']
    }
    /** @description How well the identifying attribute names the features. */
    PrimeReport: {
      /** @example 120 */
      features: number
      /**
       * @description Features that have one.
       * @example 118
       */
      named: number
      /**
       * @description Names that stand more than once.
       * @example 0
       */
      repeated: number
      examples: string[]
    }
    /** @description By the identifying attribute; all of it is new where there is none. */
    StagedUpdate: {
      layerId: components['schemas']['Id']
      /** @example 3 */
      added: number
      /**
       * @description In both, with another shape or attributes.
       * @example 4
       */
      changed: number
      /**
       * @description No longer there.
       * @example 1
       */
      removed: number
    }
    BaseLayerAlert: {
      _id: components['schemas']['Id']
      missionId: components['schemas']['Id']
      /** @example Fence breach */
      title: string
      /**
       * @example high
       * @enum {string}
       */
      severity: 'info' | 'low' | 'medium' | 'high' | 'critical'
      /**
       * @example new
       * @enum {string}
       */
      state: 'new' | 'acknowledged' | 'in_progress' | 'on_hold' | 'closed'
      location?: components['schemas']['Coordinates']
      /** @example Brighton Beach */
      locationName?: string
      createdAt: components['schemas']['Time']
    }
    BaseLayerVod: {
      _id: components['schemas']['Id']
      missionId: components['schemas']['Id']
      /** @example DRN-07 morning */
      name: string
      /** @example 312.5 */
      seconds: number
      startedAt?: components['schemas']['MaybeTime']
      createdAt: components['schemas']['Time']
    }
    /** @description What anybody may know; not whose it is or who made it. */
    PublicMap: {
      _id: components['schemas']['Id']
      /** @example Plots 2026 */
      name: string
      /** @example From the land registry */
      description: string
      /** @example plot */
      primeAttribute?: string | null
      capturedAt?: components['schemas']['MaybeTime']
      bounds?: components['schemas']['Bounds']
      parts: {
        _id: components['schemas']['Id']
        /** @example Plots */
        name: string
        kind: components['schemas']['LayerKind']
        /** @example 1 */
        opacity: number
        color: components['schemas']['Color']
        /** @example plot */
        labelField?: string | null
        bounds?: components['schemas']['Bounds']
        fields: components['schemas']['Field'][]
        /** @example 120 */
        featureCount?: number
        shapes?: components['schemas']['Shapes']
        /** @example 21 */
        nativeZoom?: number
        /**
         * @description Address of its tiles, with {z}, {x} and {y} to be filled in.
         * @example /apis/v1/tiles/public/vector/01938f6e-7a3b-7c21-9b1e-2f64c1d2a301/01938f6e-7a3b-7c21-9b1e-2f64c1d2a301/{z}/{x}/{y}?v=1
         */
        tileUrl: string
        dataVersion: components['schemas']['Version']
      }[]
    }
    PublicFeature: {
      /**
       * @example Feature
       * @enum {string}
       */
      type: 'Feature'
      index: components['schemas']['FeatureIndex']
      geometry?: components['schemas']['Geometry']
      bounds?: components['schemas']['Bounds']
      properties: components['schemas']['Attributes']
      style?: components['schemas']['FeatureStyle']
    }
    DeletedBaseLayer: {
      _id: components['schemas']['Id']
      /** @example Plots 2026 */
      name: string
      deletedAt: components['schemas']['Time']
    }
    DeletedBaseLayerListReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        items: components['schemas']['DeletedBaseLayer'][]
        /** @example 1 */
        total: number
        /** @example 1 */
        page: number
        /** @example 50 */
        pageSize: number
      }
    }
    BaseLayerReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: components['schemas']['BaseLayer']
    }
    BaseLayerDetailsReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        baseLayer: components['schemas']['BaseLayer']
        prime?: components['schemas']['PrimeReport']
      }
    }
    BaseLayerUpdateReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        baseLayer: components['schemas']['BaseLayer']
        staged: components['schemas']['StagedUpdate'][]
      }
    }
    PublicMapReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: components['schemas']['PublicMap']
    }
    BaseLayerListReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        items: components['schemas']['BaseLayer'][]
        /** @example 1 */
        total: number
        /** @example 1 */
        page: number
        /** @example 50 */
        pageSize: number
      }
    }
    BaseLayerAlertListReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        items: components['schemas']['BaseLayerAlert'][]
        /** @example 1 */
        total: number
        /** @example 1 */
        page: number
        /** @example 50 */
        pageSize: number
      }
    }
    BaseLayerVodListReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        items: components['schemas']['BaseLayerVod'][]
        /** @example 1 */
        total: number
        /** @example 1 */
        page: number
        /** @example 50 */
        pageSize: number
      }
    }
    PublicFeatureListReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        items: components['schemas']['PublicFeature'][]
        /** @example 1 */
        total: number
        /** @example 1 */
        page: number
        /** @example 50 */
        pageSize: number
      }
    }
    /**
     * Format: uuid
     * @description UUID version 7, made by the server.
     * @example 01938f6e-7a3b-7c21-9b1e-2f64c1d2a301
     */
    Id: string
    /**
     * Format: date-time
     * @description ISO 8601 in UTC.
     * @example 2026-03-12T09:30:00.000Z
     */
    Time: string
    /**
     * Format: date-time
     * @example 2026-03-12T09:30:00.000Z
     */
    MaybeTime: string | null
    /**
     * Format: uuid
     * @example 01938f6e-7a3b-7c21-9b1e-2f64c1d2a301
     */
    MaybeId: string | null
    /**
     * @description Goes up with every edit; an edit that carries a stale one is refused with 409.
     * @example 1
     */
    Version: number
    Coordinates: {
      /** @example 46.78 */
      lat: number
      /** @example -92.1 */
      long: number
    }
    Author: {
      _id: components['schemas']['Id']
      /** @example Sam Staff */
      name: string
      /** @example null */
      avatar?: string | null
    }
    /**
     * @description GeoJSON order, longitude first.
     * @example [
     *       -92.1,
     *       46.78
     *     ]
     */
    Position: number[]
    Done: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
    }
    Problem: {
      /**
       * @example false
       * @constant
       */
      status: false
      /** @example Mission not found */
      message: string
      /** @description The fields that were wrong, when the request was. */
      errors?: components['schemas']['FieldError'][]
    }
    FieldError: {
      /** @example name */
      field: string
      /** @example must not be empty */
      message: string
    }
    /**
     * @example running
     * @enum {string}
     */
    JobStatus: 'queued' | 'running' | 'failed' | 'completed' | 'cancelled'
    Job: {
      _id: components['schemas']['Id']
      /** @example layer-import */
      kind: string
      /** @example ortho.tif */
      title: string
      about?: components['schemas']['JobSubject']
      status: components['schemas']['JobStatus']
      /** @example 0.4 */
      progress: number
      /**
       * @description What it is doing, or why it failed.
       * @example Making the overview
       */
      message: string | null
      /**
       * @description What came of it; which fields there are follows from its kind.
       * @example {
       *       "layerId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
       *     }
       */
      result?: {
        [key: string]: unknown
      }
      /** @example 1 */
      attempts: number
      startedBy?: components['schemas']['Author']
      createdAt: components['schemas']['Time']
      startedAt: components['schemas']['MaybeTime']
      endedAt: components['schemas']['MaybeTime']
    }
    /** @description The record the job works for. */
    JobSubject: {
      /** @example Layer */
      entity: string
      _id: components['schemas']['Id']
    }
    JobReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: components['schemas']['Job']
    }
    JobListReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        items: components['schemas']['Job'][]
        /** @example 1 */
        total: number
        /** @example 1 */
        page: number
        /** @example 50 */
        pageSize: number
      }
    }
    NewLayerGroup: {
      missionId: components['schemas']['Id']
      /** @example 12 March */
      name: string
    }
    LayerGroupEdit: {
      version: components['schemas']['Version']
      /** @example 13 March */
      name?: string
      /** @description The group it comes to stand before; null puts it last. */
      before?: components['schemas']['MaybeId']
      /** @description The layers in it, in order; those that are in it now and not named here leave it. */
      layerIds?: components['schemas']['Id'][]
    }
    LayerGroupReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: components['schemas']['LayerGroup']
    }
    /**
     * @example vector
     * @enum {string}
     */
    LayerKind: 'raster' | 'vector'
    /**
     * @description A raster that does not say where it lies waits for a person to place it by its corners.
     * @example ready
     * @enum {string}
     */
    LayerStatus: 'importing' | 'ready' | 'failed' | 'needs_placement'
    /** @example #0958d9 */
    Color: string
    NewLayer: {
      missionId: components['schemas']['Id']
      uploadId: components['schemas']['Id']
      /**
       * @description The name of the file when absent.
       * @example Orthophoto March
       */
      name?: string
      groupId?: components['schemas']['Id']
      color?: components['schemas']['Color']
      capturedAt?: components['schemas']['Time']
      /**
       * @description The coordinate system, for vector files that do not name one.
       * @example 25832
       */
      epsg?: number
    }
    NewVectorLayer: {
      missionId: components['schemas']['Id']
      /** @example Inspection notes */
      name: string
      groupId?: components['schemas']['Id']
      color?: components['schemas']['Color']
    }
    LayerEdit: {
      version: components['schemas']['Version']
      /** @example Orthophoto */
      name?: string
      /** @description Null takes it out of its group. */
      groupId?: components['schemas']['MaybeId']
      /** @description The layer it comes to stand before; null puts it last. */
      before?: components['schemas']['MaybeId']
      /** @example true */
      visible?: boolean
      /** @example 0.8 */
      opacity?: number
      /** @description Null takes the time away. */
      capturedAt?: components['schemas']['MaybeTime']
      rasterStyle?: components['schemas']['RasterStyle']
      /** @description Where a raster lies; upper left, upper right, lower right, lower left. It is imported again. */
      corners?: components['schemas']['Coordinates'][]
    }
    /**
     * @description How a raster is drawn for everybody; in the words of the tile address.
     * @example {
     *       "formula": "NDVI"
     *     }
     */
    RasterStyle: {
      /** @example 1,2,3 */
      bands?: string
      /** @example NDVI */
      formula?: string
      /** @example 0,1 */
      rescale?: string
      /** @example viridis */
      colormap?: string
      /** @example false */
      hillshade?: string
      /** @example bilinear */
      resampling?: string
    }
    LayerColor: {
      version: components['schemas']['Version']
      color: components['schemas']['Color']
    }
    LayerLabel: {
      version: components['schemas']['Version']
      /** @example plot */
      labelField: string | null
    }
    LayerFlag: {
      version: components['schemas']['Version']
      /** @example true */
      flagged: boolean
      /** @example Seams in the north */
      note?: string
    }
    LayerChoice: {
      layerIds: components['schemas']['Id'][]
    }
    /**
     * @description GeoJSON (RFC 7946), in degrees, longitude first.
     * @example {
     *       "type": "Point",
     *       "coordinates": [
     *         -92.1,
     *         46.78
     *       ]
     *     }
     */
    Geometry: {
      [key: string]: unknown
    }
    /**
     * @description Texts, numbers and yes or no by name.
     * @example {
     *       "name": "Gate"
     *     }
     */
    Attributes: {
      [key: string]: unknown
    }
    NewFeatures: {
      features: {
        geometry: components['schemas']['Geometry']
        properties?: components['schemas']['Attributes']
        style?: components['schemas']['FeatureStyle']
      }[]
    }
    /**
     * @description Its own look; null where it looks like its layer.
     * @example {
     *       "color": "#d4380d"
     *     }
     */
    FeatureStyle: {
      color?: components['schemas']['Color']
      fill?: components['schemas']['Color']
      /**
       * @description Of the area; 0 is not filled.
       * @example 0.5
       */
      fillOpacity?: number
      /** @example 2 */
      width?: number
    } | null
    FeatureEdit: {
      index: components['schemas']['FeatureIndex']
      version: components['schemas']['Version']
      geometry?: components['schemas']['Geometry']
      /** @description All of them; one that is not named is taken away. */
      properties?: components['schemas']['Attributes']
      style?: components['schemas']['FeatureStyle']
    }
    FeatureFlag: {
      index: components['schemas']['FeatureIndex']
      version: components['schemas']['Version']
      /** @example true */
      flagged: boolean
      /** @example Cracked */
      note?: string
    }
    /**
     * @description Number in its layer.
     * @example 1
     */
    FeatureIndex: number
    ChangeChoice: {
      changeId: components['schemas']['Id']
    }
    RasterQuestion: {
      /**
       * @example volume
       * @enum {string}
       */
      kind: 'area' | 'profile' | 'volume'
      /** @description A polygon; a line for a profile. */
      geometry: components['schemas']['Geometry']
      /**
       * @default 1
       * @example 1
       */
      band: number
      /**
       * @description Of a volume; the plane through its edge, level with the lowest of the edge, or a height.
       * @default plane
       * @example plane
       * @enum {string}
       */
      base: 'plane' | 'lowest' | 'height'
      /**
       * @description Of the base, in metres.
       * @example 12.5
       */
      height?: number
      /**
       * @description Of a profile.
       * @default 200
       * @example 200
       */
      samples: number
    }
    Field: {
      /** @example plot */
      name: string
      /**
       * @example text
       * @enum {string}
       */
      type: 'text' | 'number' | 'boolean'
    }
    ReportLine: {
      /** @example Its coordinates are not on the earth */
      reason: string
      /** @example 2 */
      count: number
      examples: string[]
    }
    ImportReport: {
      /** @example 12 */
      read: number
      /** @example 10 */
      kept: number
      skipped: components['schemas']['ReportLine'][]
      changed: components['schemas']['ReportLine'][]
    }
    /**
     * @description Degrees; west, south, east, north.
     * @example [
     *       -92.2,
     *       46.7,
     *       -92,
     *       46.8
     *     ]
     */
    Bounds: number[]
    Layer: {
      _id: components['schemas']['Id']
      missionId: components['schemas']['Id']
      groupId?: components['schemas']['MaybeId']
      /** @example Plots */
      name: string
      kind: components['schemas']['LayerKind']
      status: components['schemas']['LayerStatus']
      /**
       * @description Why an import failed or what it is doing.
       * @example null
       */
      message?: string | null
      /**
       * @description Of the import.
       * @example 1
       */
      progress?: number
      /** @description Of the last import. */
      jobId?: components['schemas']['MaybeId']
      /** @example true */
      visible: boolean
      /** @example 1 */
      opacity: number
      color: components['schemas']['Color']
      /** @example plot */
      labelField?: string | null
      capturedAt?: components['schemas']['MaybeTime']
      /** @example false */
      flagged: boolean
      /** @example null */
      flagNote?: string | null
      bounds?: components['schemas']['Bounds']
      fields: components['schemas']['Field'][]
      /** @example 120 */
      featureCount: number
      shapes?: components['schemas']['Shapes']
      report?: components['schemas']['ImportReport']
      raster?: components['schemas']['RasterSummary']
      rasterStyle?: components['schemas']['RasterStyle']
      source?: components['schemas']['LayerSource']
      dataVersion: components['schemas']['Version']
      version: components['schemas']['Version']
      createdAt: components['schemas']['Time']
      updatedAt: components['schemas']['Time']
      createdBy?: components['schemas']['Author']
    }
    /** @description What the features of a vector layer are. */
    Shapes: ('point' | 'line' | 'polygon')[]
    /** @description The file it was made of. */
    LayerSource: {
      /** @example plots.kml */
      name: string
      /** @example 12000 */
      size: number
      /** @example kml */
      kind: string
    }
    RasterSummary: {
      /**
       * @example rgba
       * @enum {string}
       */
      kind: 'rgb' | 'rgba' | 'palette' | 'multispectral' | 'elevation' | 'single'
      /**
       * @description Metres on the ground for a pixel.
       * @example 0.03
       */
      gsd: number
      /** @example 21 */
      nativeZoom: number
      /** @example 3 */
      bandCount: number
      formulas: string[]
      /**
       * @description Address of its tiles in its own style, with {z}, {x} and {y} to be filled in.
       * @example /apis/v1/tiles/raster/01938f6e-7a3b-7c21-9b1e-2f64c1d2a301/{z}/{x}/{y}?v=1
       */
      tileUrl: string
    }
    LayerGroup: {
      _id: components['schemas']['Id']
      missionId: components['schemas']['Id']
      /** @example 12 March */
      name: string
      version: components['schemas']['Version']
      createdAt: components['schemas']['Time']
    }
    RasterBand: {
      /** @example Red */
      name: string
      /**
       * @example red
       * @enum {string}
       */
      role?: 'red' | 'green' | 'blue' | 'nir' | 'rededge' | 'thermal'
      /** @example 0 */
      min: number
      /** @example 255 */
      max: number
      /** @example 120.5 */
      mean: number
      /** @example 30.1 */
      stddev: number
      /** @example 12 */
      p2: number
      /** @example 240 */
      p98: number
      /** @description Counts in equal steps from min to max. */
      histogram: number[]
    }
    RasterDetails: {
      /**
       * @example rgba
       * @enum {string}
       */
      kind: 'rgb' | 'rgba' | 'palette' | 'multispectral' | 'elevation' | 'single'
      /** @example 7074 */
      width: number
      /** @example 6181 */
      height: number
      crs: {
        /** @example WGS 84 / UTM zone 15N */
        name: string
        /** @example 32615 */
        epsg?: number
      }
      /**
       * @description It may be off by decimetres or metres for want of a datum grid.
       * @example false
       */
      approximateDatum: boolean
      /** @example false */
      approximateStatistics: boolean
      /** @example 0.02 */
      gsd: number
      bounds: components['schemas']['Bounds']
      footprint: components['schemas']['Geometry']
      /** @example true */
      hasAlpha: boolean
      bands: components['schemas']['RasterBand'][]
      formulas: string[]
      /** @description At the point asked for, a value a band; null where the raster is empty. */
      values?: (number | null)[] | null
    }
    RasterAnswer: {
      /**
       * @example volume
       * @enum {string}
       */
      kind: 'area' | 'profile' | 'volume'
      /**
       * @description The raster has nothing there.
       * @example false
       */
      empty: boolean
      area?: {
        /**
         * @description Square metres that hold data.
         * @example 1200.5
         */
        area: number
        /** @example 1200 */
        pixels: number
        /** @example 1 */
        min: number
        /** @example 9 */
        max: number
        /** @example 4.5 */
        mean: number
        /** @example 1.5 */
        stddev: number
      }
      profile?: {
        /** @example 46.78 */
        lat: number
        /** @example -92.1 */
        long: number
        /**
         * @description Metres from the start.
         * @example 10
         */
        distance: number
        /** @example 182.1 */
        value: number | null
      }[]
      volume?: {
        /**
         * @description Cubic metres above the base.
         * @example 100
         */
        cut: number
        /**
         * @description Cubic metres missing below it.
         * @example 4
         */
        fill: number
        /**
         * @description Square metres.
         * @example 200
         */
        area: number
        /** @example 182 */
        baseHeight: number
      }
    }
    Feature: {
      /**
       * @example Feature
       * @enum {string}
       */
      type: 'Feature'
      _id?: components['schemas']['Id']
      index: components['schemas']['FeatureIndex']
      version: components['schemas']['Version']
      /** @description Left out of tables. */
      geometry?: components['schemas']['Geometry']
      bounds?: components['schemas']['Bounds']
      properties: components['schemas']['Attributes']
      style?: components['schemas']['FeatureStyle']
      /**
       * @example null
       * @enum {string|null}
       */
      problem?: 'self_crossing' | null
      /** @example false */
      flagged: boolean
      /** @example null */
      flagNote?: string | null
      updatedAt?: components['schemas']['Time']
    }
    LayerReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: components['schemas']['Layer']
    }
    LayerListReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        items: components['schemas']['Layer'][]
        /** @example 1 */
        total: number
        /** @example 1 */
        page: number
        /** @example 50 */
        pageSize: number
      }
    }
    LayerPanelReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        groups: components['schemas']['LayerGroup'][]
        layers: components['schemas']['Layer'][]
      }
    }
    ReadyLayersReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        layers: {
          _id: components['schemas']['Id']
          missionId: components['schemas']['Id']
          /** @example Plots */
          name: string
          kind: components['schemas']['LayerKind']
          capturedAt?: components['schemas']['MaybeTime']
          bounds?: components['schemas']['Bounds']
          dataVersion: components['schemas']['Version']
        }[]
      }
    }
    RestoredReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        /** @example 1 */
        restored: number
      }
    }
    RasterDetailsReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: components['schemas']['RasterDetails']
    }
    RasterAnswerReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: components['schemas']['RasterAnswer']
    }
    FeatureListReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        items: components['schemas']['Feature'][]
        /** @example 1 */
        total: number
        /** @example 1 */
        page: number
        /** @example 50 */
        pageSize: number
      }
    }
    FeatureChangeReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        /** @description What undo-change takes. */
        changeId: components['schemas']['Id']
        features: components['schemas']['Feature'][]
      }
    }
    LocationEdit: {
      version: components['schemas']['Version']
      /** @example Brighton Beach */
      name?: string
      location?: components['schemas']['Coordinates']
    }
    NewLocation: {
      /** @example Brighton Beach */
      name: string
      location: components['schemas']['Coordinates']
    }
    Location: {
      _id: components['schemas']['Id']
      /** @example Brighton Beach */
      name: string
      location: components['schemas']['Coordinates']
      version: components['schemas']['Version']
    }
    ListedLocation: {
      _id: components['schemas']['Id']
      /** @example Brighton Beach */
      name: string
      location: components['schemas']['Coordinates']
      version: components['schemas']['Version']
      /**
       * @description Flown or planned there, archived ones too.
       * @example 3
       */
      missionCount: number
    }
    LocationReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: components['schemas']['Location']
    }
    LocationDetailsReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        location: components['schemas']['Location']
        /**
         * @description Flown or planned there, archived ones too.
         * @example 3
         */
        missions: number
      }
    }
    LocationListReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        items: components['schemas']['ListedLocation'][]
        /** @example 1 */
        total: number
        /** @example 1 */
        page: number
        /** @example 50 */
        pageSize: number
      }
    }
    MailHead: {
      _id: components['schemas']['Id']
      at: components['schemas']['Time']
      /** @example sam@demo.test */
      to: string
      /** @example Demo invites you to Aerie */
      subject: string
    }
    Mail: {
      _id: components['schemas']['Id']
      at: components['schemas']['Time']
      /** @example Aerie <aerie@localhost> */
      from: string
      /** @example sam@demo.test */
      to: string
      /** @example Demo invites you to Aerie */
      subject: string
      /** @example Follow this link to set your password. */
      text: string
    }
    MailListReply: {
      /** @example true */
      status: boolean
      data: {
        items: components['schemas']['MailHead'][]
        /** @example 12 */
        total: number
        /** @example 1 */
        page: number
        /** @example 50 */
        pageSize: number
        /**
         * @description Whether new mail leaves and is not kept here.
         * @example false
         */
        sentBySmtp: boolean
      }
    }
    MailReply: {
      /** @example true */
      status: boolean
      data: components['schemas']['Mail']
    }
    /**
     * @example live
     * @enum {string}
     */
    MissionStatus: 'draft' | 'scheduled' | 'live' | 'paused' | 'completed' | 'cancelled'
    NewMission: {
      /** @example Harbour survey */
      name: string
      /** @example Quay walls after the storm */
      description?: string
      locationId?: components['schemas']['Id']
      missionTypeId?: components['schemas']['Id']
      scheduledAt?: components['schemas']['Time']
    }
    MissionEdit: {
      version: components['schemas']['Version']
      /** @example Harbour survey */
      name?: string
      /** @example Quay walls after the storm */
      description?: string
      /** @description Null takes the place away. */
      locationId?: components['schemas']['MaybeId']
      /** @description Null takes the type away. */
      missionTypeId?: components['schemas']['MaybeId']
      /** @description Null takes the time away. */
      scheduledAt?: components['schemas']['MaybeTime']
      /** @example false */
      archived?: boolean
    }
    MissionStatusChange: {
      missionId: components['schemas']['Id']
      status: components['schemas']['MissionStatus']
      version: components['schemas']['Version']
    }
    Mission: {
      _id: components['schemas']['Id']
      /** @example Harbour survey */
      name: string
      /** @example Quay walls after the storm */
      description: string
      status: components['schemas']['MissionStatus']
      /** @description The moves the status table allows now. */
      nextStatuses: components['schemas']['MissionStatus'][]
      location?: components['schemas']['MissionPlace']
      missionType?: components['schemas']['MissionTypeName']
      scheduledAt?: components['schemas']['MaybeTime']
      startedAt?: components['schemas']['MaybeTime']
      /** @description When it was completed or cancelled. */
      endedAt?: components['schemas']['MaybeTime']
      /** @example false */
      archived: boolean
      version: components['schemas']['Version']
      createdAt: components['schemas']['Time']
      updatedAt: components['schemas']['Time']
      createdBy?: components['schemas']['Author']
    }
    MissionTypeName: {
      _id: components['schemas']['Id']
      /** @example Survey */
      name: string
    }
    MissionType: {
      _id: components['schemas']['Id']
      /** @example Survey */
      name: string
      version: components['schemas']['Version']
    }
    NewMissionType: {
      /** @example Roof inspection */
      name: string
    }
    MissionTypeEdit: {
      version: components['schemas']['Version']
      /** @example Roof inspection */
      name: string
    }
    MissionCopy: {
      /** @example Harbour survey April */
      name: string
      scheduledAt?: components['schemas']['Time']
    }
    MissionTypeReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: components['schemas']['MissionType']
    }
    MissionTypesReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        types: components['schemas']['MissionType'][]
      }
    }
    MissionDocCountReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        /** @example 3 */
        layers: number
        /** @example 1 */
        rasters: number
        /** @example 2 */
        vectors: number
        /** @example 0 */
        documents: number
        /** @example 0 */
        images: number
        /** @example 0 */
        alerts: number
        /** @example 0 */
        recordings: number
        /** @example 0 */
        flights: number
        /** @example 1200000 */
        bytes: number
      }
    }
    DeletedMission: {
      _id: components['schemas']['Id']
      /** @example Harbour survey */
      name: string
      deletedAt: components['schemas']['Time']
    }
    DeletedMissionListReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        items: components['schemas']['DeletedMission'][]
        /** @example 1 */
        total: number
        /** @example 1 */
        page: number
        /** @example 50 */
        pageSize: number
      }
    }
    MissionPlace: {
      _id: components['schemas']['Id']
      /** @example Brighton Beach */
      name: string
      location: components['schemas']['Coordinates']
    }
    MissionReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: components['schemas']['Mission']
    }
    MissionListReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        items: components['schemas']['Mission'][]
        /** @example 1 */
        total: number
        /** @example 1 */
        page: number
        /** @example 50 */
        pageSize: number
      }
    }
    MissionGeojsonReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        /**
         * @example FeatureCollection
         * @enum {string}
         */
        type: 'FeatureCollection'
        features: components['schemas']['MissionFeature'][]
      }
    }
    MissionFeature: {
      /**
       * @example Feature
       * @enum {string}
       */
      type: 'Feature'
      geometry: {
        /**
         * @example Point
         * @enum {string}
         */
        type: 'Point'
        coordinates: components['schemas']['Position']
      }
      properties: {
        _id: components['schemas']['Id']
        /** @example Harbour survey */
        name: string
        status: components['schemas']['MissionStatus']
        /** @example Brighton Beach */
        locationName?: string
      }
    }
    MissionSummaryReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        /** @example 2 */
        draft: number
        /** @example 3 */
        scheduled: number
        /** @example 1 */
        live: number
        /** @example 0 */
        paused: number
        /** @example 5 */
        completed: number
        /** @example 1 */
        cancelled: number
      }
    }
    ReadMark: {
      /** @example 42 */
      upTo: number
    }
    Notification: {
      /** @example 42 */
      seq: number
      event: components['schemas']['EventName']
      payload: components['schemas']['EventPayload']
      createdAt: components['schemas']['Time']
      /** @example false */
      read: boolean
    }
    /**
     * @example MISSION_ADDED
     * @enum {string}
     */
    EventName:
      'MISSION_ADDED' | 'MISSION_LIVE' | 'MISSION_COMPLETED' | 'MISSION_DELETED' | 'ALERT_CREATED' | 'PILOT_ASSIGNED'
    /** @description Which of them an event carries follows from its name. */
    EventPayload: {
      /**
       * @description Name of the mission
       * @example Harbour survey
       */
      mission?: string
      missionID?: components['schemas']['Id']
      id?: components['schemas']['Id']
      /** @example Harbour survey */
      name?: string
      /** @example null */
      avatar?: string | null
      /** @example Gate 4 */
      locationName?: string
    }
    NotificationListReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        items: components['schemas']['Notification'][]
        /** @example 1 */
        total: number
        /** @example 1 */
        unread: number
        /** @example 1 */
        page: number
        /** @example 50 */
        pageSize: number
      }
    }
    OrganisationEdit: {
      version: components['schemas']['Version']
      /** @example Harbour Survey Ltd */
      name?: string
      /** @example 12 Harbour Road */
      address?: string
      /**
       * @description Empty takes it away.
       * @example office@harbour.test
       */
      contactEmail?: string
      /** @example +91 22 5550 0100 */
      contactPhone?: string
      /** @example 27AAAPL1234C1ZV */
      taxId?: string
      /** @description From upload-logo; null takes the logo away. */
      logoId?: components['schemas']['MaybeId']
    }
    Organisation: {
      _id: components['schemas']['Id']
      /** @example Harbour Survey Ltd */
      name: string
      /** @example 12 Harbour Road */
      address: string
      /** @example office@harbour.test */
      contactEmail: string
      /** @example +91 22 5550 0100 */
      contactPhone: string
      /** @example 27AAAPL1234C1ZV */
      taxId: string
      /**
       * @description Address of the picture.
       * @example /apis/v1/files/public/01938f6e-7a3b-7c21-9b1e-2f64c1d2a301
       */
      logo: string | null
      logoId: components['schemas']['MaybeId']
      version: components['schemas']['Version']
      /** @description Absent for a tenant that never bought one; it has no limits. */
      package?: components['schemas']['Subscription']
      usage: components['schemas']['Usage']
      /** @description The list is payment/invoices. */
      invoices: {
        /** @example 4 */
        total: number
        lastAt: components['schemas']['MaybeTime']
      }
    }
    /** @description A package as it was when it was bought. */
    Subscription: {
      packageId: components['schemas']['MaybeId']
      /** @example Team */
      name: string
      price: components['schemas']['Price']
      currency: components['schemas']['Currency']
      period: components['schemas']['Period']
      limits: components['schemas']['Limits']
      startsAt: components['schemas']['Time']
      /** @description Null when nothing has to be paid for it. */
      endsAt: components['schemas']['MaybeTime']
    }
    Usage: components['schemas']['ResourceUsage'][]
    ResourceUsage: {
      /**
       * @example users
       * @enum {string}
       */
      resource: 'users' | 'storageBytes' | 'streamMinutes' | 'aiRuns'
      /** @example 9 */
      used: number
      /**
       * @description Null when there is none.
       * @example 10
       */
      limit: number | null
      /**
       * @description warning from 80 %; over the limit more may be added until the grace ends, then it is blocked.
       * @example warning
       * @enum {string}
       */
      level: 'ok' | 'warning' | 'over' | 'blocked'
      graceUntil: components['schemas']['MaybeTime']
    }
    OrganisationReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: components['schemas']['Organisation']
    }
    /**
     * @description In minor units of the currency, such as paise or cents.
     * @example 199900
     */
    Price: number
    /**
     * @description ISO 4217.
     * @example INR
     */
    Currency: string
    /**
     * @example month
     * @enum {string}
     */
    Period: 'month' | 'year'
    /** @description Stream minutes and AI runs are counted a month. */
    Limits: {
      /** @example 10 */
      users: number
      /** @example 107374182400 */
      storageBytes: number
      /** @example 3000 */
      streamMinutes: number
      /** @example 200 */
      aiRuns: number
    }
    /**
     * @example {
     *       "name": "Team",
     *       "description": "Ten people, 100 GB of imagery.",
     *       "price": 199900,
     *       "currency": "INR",
     *       "period": "month",
     *       "limits": {
     *         "users": 10,
     *         "storageBytes": 107374182400,
     *         "streamMinutes": 3000,
     *         "aiRuns": 200
     *       }
     *     }
     */
    NewPackage: {
      /** @example Team */
      name: string
      /** @example Ten people, 100 GB of imagery. */
      description?: string
      price: components['schemas']['Price']
      /**
       * @description ISO 4217.
       * @default INR
       * @example INR
       */
      currency: string
      period: components['schemas']['Period']
      limits: components['schemas']['Limits']
      /** @description From upload-poster; null for none. */
      posterId?: components['schemas']['MaybeId']
      /**
       * @description Whether it is on sale.
       * @default true
       * @example true
       */
      active: boolean
      /**
       * @description Whether it is shown at sign-up.
       * @default true
       * @example true
       */
      public: boolean
    }
    PackageEdit: {
      version: components['schemas']['Version']
      /** @example Team */
      name?: string
      /** @example Ten people, 100 GB of imagery. */
      description?: string
      price?: components['schemas']['Price']
      currency?: components['schemas']['Currency']
      period?: components['schemas']['Period']
      limits?: components['schemas']['Limits']
      /** @description From upload-poster; null takes the poster away. */
      posterId?: components['schemas']['MaybeId']
      /** @example false */
      active?: boolean
      /** @example true */
      public?: boolean
    }
    Package: {
      _id: components['schemas']['Id']
      /** @example Team */
      name: string
      /** @example Ten people, 100 GB of imagery. */
      description: string
      price: components['schemas']['Price']
      currency: components['schemas']['Currency']
      period: components['schemas']['Period']
      limits: components['schemas']['Limits']
      /**
       * @description Address of the picture.
       * @example /apis/v1/files/public/01938f6e-7a3b-7c21-9b1e-2f64c1d2a301
       */
      poster: string | null
      posterId: components['schemas']['MaybeId']
      /** @example true */
      active: boolean
      /** @example true */
      public: boolean
      /**
       * @description How many have it or are signing up for it.
       * @example 3
       */
      tenants: number
      version: components['schemas']['Version']
      createdAt: components['schemas']['Time']
      updatedAt: components['schemas']['Time']
    }
    PackageReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: components['schemas']['Package']
    }
    PackageListReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        items: components['schemas']['Package'][]
        /** @example 1 */
        total: number
        /** @example 1 */
        page: number
        /** @example 50 */
        pageSize: number
      }
    }
    PictureReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        fileId: components['schemas']['Id']
        /** @example /apis/v1/files/public/01938f6e-7a3b-7c21-9b1e-2f64c1d2a301 */
        url: string
      }
    }
    /**
     * @description As the payment provider spells it.
     * @example order_EKwxwAgItmmXdp
     */
    ProviderId: string
    OrderReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        /**
         * @description done when the package is free, or a payment had arrived that nobody knew of yet.
         * @example checkout
         * @enum {string}
         */
        next: 'checkout' | 'done'
        order?: components['schemas']['Order']
      }
    }
    /** @description What the checkout is opened with. */
    Order: {
      orderId: components['schemas']['ProviderId']
      amount: components['schemas']['Price']
      currency: components['schemas']['Currency']
      /** @example Team */
      packageName: string
      period: components['schemas']['Period']
      /** @example rzp_sandbox_aerie */
      keyId: string
      /**
       * @description Defines window.Razorpay.
       * @example /checkout/sandbox.js
       */
      checkoutScript: string
      /**
       * @example sandbox
       * @enum {string}
       */
      provider: 'sandbox' | 'razorpay'
      prefill: {
        /** @example Robin Root */
        name: string
        /** @example robin@harbour.test */
        email: string
      }
    }
    PaidReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        /** @example AER-2026-000001 */
        invoiceNumber: string
      }
    }
    Invoice: {
      _id: components['schemas']['Id']
      /** @example AER-2026-000001 */
      number: string
      issuedAt: components['schemas']['Time']
      /** @example Team */
      packageName: string
      period: components['schemas']['Period']
      startsAt: components['schemas']['Time']
      endsAt: components['schemas']['Time']
      amount: components['schemas']['Price']
      currency: components['schemas']['Currency']
    }
    InvoiceListReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        items: components['schemas']['Invoice'][]
        /** @example 1 */
        total: number
        /** @example 1 */
        page: number
        /** @example 50 */
        pageSize: number
      }
    }
    /** @example mission_list */
    PermissionName: string
    PermissionNames: components['schemas']['PermissionName'][]
    NewPermissionSet: {
      /** @example Pilot */
      name: string
      /**
       * @default
       * @example Plans and flies missions
       */
      description: string
      permissions: components['schemas']['PermissionName'][]
    }
    PermissionSetEdit: {
      version: components['schemas']['Version']
      /** @example Pilot */
      name?: string
      /** @example Plans and flies missions */
      description?: string
      permissions?: components['schemas']['PermissionName'][]
    }
    PermissionSet: {
      _id: components['schemas']['Id']
      /** @example Pilot */
      name: string
      /** @example Plans and flies missions */
      description: string
      permissions: components['schemas']['PermissionNames']
      version: components['schemas']['Version']
    }
    PermissionSetReply: {
      /** @example true */
      status: boolean
      /** @example Permission set created */
      message?: string
      data: components['schemas']['PermissionSet']
    }
    AdminPermission: {
      name: components['schemas']['PermissionName']
      /** @example See missions */
      label: string
      /**
       * @description Whether a tenant may grant it to its users.
       * @example true
       */
      allowedForTenant: boolean
      /** @description The user types that have it without any grant. */
      defaultFor: components['schemas']['UserType'][]
    }
    AdminPermissionsReply: {
      /** @example true */
      status: boolean
      data: {
        areas: {
          /** @example missions */
          area: string
          /** @example Missions and flights */
          label: string
          permissions: components['schemas']['AdminPermission'][]
        }[]
        sets: components['schemas']['PermissionSet'][]
      }
    }
    TenantPermission: {
      name: components['schemas']['PermissionName']
      /** @example See missions */
      label: string
      /**
       * @description Whether the asker may grant it - nobody grants what he lacks.
       * @example true
       */
      grantable: boolean
    }
    TenantPermissionsReply: {
      /** @example true */
      status: boolean
      data: {
        areas: {
          /** @example missions */
          area: string
          /** @example Missions and flights */
          label: string
          permissions: components['schemas']['TenantPermission'][]
        }[]
        sets: components['schemas']['PermissionSet'][]
      }
    }
    ProfileEdit: {
      version: components['schemas']['Version']
      /** @example Sam Staff */
      name: string
    }
    Profile: {
      _id: components['schemas']['Id']
      /** @example Sam Staff */
      name: string
      /** @example staff@demo.test */
      email: string
      /** @example null */
      avatar: string | null
      userType: components['schemas']['UserType']
      /**
       * @description Whether signing in asks for a code too.
       * @example false
       */
      secondFactor: boolean
      /** @example 0 */
      recoveryCodesLeft: number
      version: components['schemas']['Version']
    }
    ProfileReply: {
      /** @example true */
      status: boolean
      /** @example Profile saved */
      message?: string
      data: components['schemas']['Profile']
    }
    PasswordChange: {
      /** @example correct horse battery */
      current: string
      /** @example incorrect donkey battery */
      password: string
    }
    PasswordProof: {
      /** @example correct horse battery */
      password: string
    }
    CodeProof: {
      /** @example 482913 */
      code: string
    }
    FullProof: {
      /** @example correct horse battery */
      password: string
      /**
       * @description Six digits of the authenticator app, or a recovery code.
       * @example 482913
       */
      code: string
    }
    EnrolmentReply: {
      /** @example true */
      status: boolean
      data: {
        /**
         * @description To be typed in.
         * @example JBSWY3DPEHPK3PXP
         */
        secret: string
        /**
         * @description To be shown as a QR code.
         * @example otpauth://totp/Aerie:staff%40demo.test?issuer=Aerie&secret=JBSWY3DPEHPK3PXP
         */
        uri: string
      }
    }
    RecoveryCodesReply: {
      /** @example true */
      status: boolean
      /** @example The second factor is on */
      message?: string
      data: {
        recoveryCodes: string[]
      }
    }
    OwnSession: {
      _id: components['schemas']['Id']
      /** @example 192.0.2.7 */
      address: string
      /** @example Mozilla/5.0 (X11; Linux x86_64) */
      userAgent: string
      createdAt: components['schemas']['Time']
      lastSeenAt: components['schemas']['Time']
      /**
       * @description Whether it is the one that asks.
       * @example true
       */
      current: boolean
    }
    SessionListReply: {
      /** @example true */
      status: boolean
      data: {
        items: components['schemas']['OwnSession'][]
        /** @example 1 */
        total: number
        /** @example 1 */
        page: number
        /** @example 50 */
        pageSize: number
      }
    }
    /**
     * @example active
     * @enum {string}
     */
    TenantStatus: 'pending' | 'active' | 'suspended'
    /**
     * @example {
     *       "name": "Harbour Survey Ltd",
     *       "packageId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301",
     *       "root": {
     *         "name": "Robin Root",
     *         "email": "robin@harbour.test"
     *       }
     *     }
     */
    NewTenant: {
      /** @example Harbour Survey Ltd */
      name: string
      packageId: components['schemas']['Id']
      root: {
        /** @example Robin Root */
        name: string
        /**
         * Format: email
         * @example robin@harbour.test
         */
        email: string
      }
      /**
       * @description True leaves it pending until its root has paid; false gives the package away.
       * @default false
       * @example false
       */
      withPayment: boolean
    }
    TenantEdit: {
      version: components['schemas']['Version']
      /** @example Harbour Survey Ltd */
      name?: string
      /**
       * @example suspended
       * @enum {string}
       */
      status?: 'active' | 'suspended'
      /** @description Given without payment and without end; a pending tenant is to pay for it instead. */
      packageId?: components['schemas']['Id']
    }
    TenantRow: {
      _id: components['schemas']['Id']
      /** @example Harbour Survey Ltd */
      name: string
      status: components['schemas']['TenantStatus']
      /** @description The moves that are allowed now. */
      nextStatuses: components['schemas']['TenantStatus'][]
      /** @description Its first tenant-root. */
      root?: {
        /** @example Robin Root */
        name: string
        /** @example robin@harbour.test */
        email: string
      }
      /**
       * @description Bought or wanted.
       * @example Team
       */
      packageName?: string
      /** @description When its package ends. */
      endsAt?: components['schemas']['MaybeTime']
      /** @example 9 */
      users: number
      /** @example 120 */
      missions: number
      /** @example 1048576 */
      storageBytes: number
      version: components['schemas']['Version']
      createdAt: components['schemas']['Time']
    }
    Tenant: {
      _id: components['schemas']['Id']
      /** @example Harbour Survey Ltd */
      name: string
      status: components['schemas']['TenantStatus']
      /** @description The moves that are allowed now. */
      nextStatuses: components['schemas']['TenantStatus'][]
      /** @description Its first tenant-root. */
      root?: {
        /** @example Robin Root */
        name: string
        /** @example robin@harbour.test */
        email: string
      }
      /**
       * @description Bought or wanted.
       * @example Team
       */
      packageName?: string
      /** @description When its package ends. */
      endsAt?: components['schemas']['MaybeTime']
      /** @example 9 */
      users: number
      /** @example 120 */
      missions: number
      /** @example 1048576 */
      storageBytes: number
      version: components['schemas']['Version']
      createdAt: components['schemas']['Time']
      /** @example 12 Harbour Road */
      address: string
      /** @example office@harbour.test */
      contactEmail: string
      /** @example +91 22 5550 0100 */
      contactPhone: string
      /** @example 27AAAPL1234C1ZV */
      taxId: string
      /** @example null */
      logo: string | null
      /** @description Absent for a tenant that never bought one; it has no limits. */
      package?: components['schemas']['Subscription']
      usage: components['schemas']['Usage']
      /** @description Of a pending tenant, how far it has come. */
      signUp?: {
        verifiedAt: components['schemas']['MaybeTime']
        /** @description Null when it waits for ever. */
        expiresAt: components['schemas']['MaybeTime']
      }
      /** @description The newest payment orders. */
      orders: {
        _id: components['schemas']['Id']
        /**
         * @example completed
         * @enum {string}
         */
        status: 'generated' | 'completed' | 'failed'
        /** @example Team */
        packageName: string
        amount: components['schemas']['Price']
        currency: components['schemas']['Currency']
        /** @example Your card was declined */
        failure?: string
        createdAt: components['schemas']['Time']
      }[]
    }
    TenantReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: components['schemas']['Tenant']
    }
    TenantListReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        items: components['schemas']['TenantRow'][]
        /** @example 1 */
        total: number
        /** @example 1 */
        page: number
        /** @example 50 */
        pageSize: number
      }
    }
    TenantStatsReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        /** @example 2 */
        pending: number
        /** @example 40 */
        active: number
        /** @example 1 */
        suspended: number
        /** @example 400 */
        users: number
        /** @example 12000 */
        missions: number
        /** @example 1048576 */
        storageBytes: number
        /** @example 5 */
        newIn30Days: number
        /** @description What was paid, by currency, in minor units. */
        revenue: {
          currency: components['schemas']['Currency']
          /** @example 7996000 */
          total: number
          /** @example 1999000 */
          in30Days: number
        }[]
      }
    }
    PublicPackage: {
      _id: components['schemas']['Id']
      /** @example Team */
      name: string
      /** @example Ten people, 100 GB of imagery. */
      description: string
      price: components['schemas']['Price']
      currency: components['schemas']['Currency']
      period: components['schemas']['Period']
      limits: components['schemas']['Limits']
      /** @example null */
      poster: string | null
    }
    PublicPackageListReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        items: components['schemas']['PublicPackage'][]
        /** @example 1 */
        total: number
        /** @example 1 */
        page: number
        /** @example 50 */
        pageSize: number
      }
    }
    SignUp: {
      /** @example Harbour Survey Ltd */
      tenantName: string
      /** @example Robin Root */
      name: string
      /**
       * Format: email
       * @example robin@harbour.test
       */
      email: string
      /**
       * @description Judged now, set by verify-tenant, because only the code proves whose e-mail it is.
       * @example correct horse battery
       */
      password: string
      packageId: components['schemas']['Id']
    }
    Verification: {
      /**
       * Format: email
       * @example robin@harbour.test
       */
      email: string
      /** @example 482913 */
      code: string
      /**
       * @description Of the sign-up, or a new one; this is the one that counts.
       * @example correct horse battery
       */
      password: string
    }
    VerificationReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        /**
         * @example payment
         * @enum {string}
         */
        next: 'payment' | 'login'
        /**
         * @description Lets this browser pay for the sign-up within a day; with next = payment.
         * @example 01938f6e-7a3b-7c21-9b1e-2f64c1d2a301.1700000000000.MEQCIB
         */
        signUpToken?: string
      }
    }
    /**
     * @description Finished ones can be used by other calls, once.
     * @example finished
     * @enum {string}
     */
    UploadState: 'receiving' | 'finished' | 'failed' | 'taken'
    Upload: {
      _id: components['schemas']['Id']
      /** @example ortho.tif */
      name: string
      /** @example 1048576 */
      size: number
      /**
       * @description Bytes that have arrived.
       * @example 1048576
       */
      received: number
      state: components['schemas']['UploadState']
      /**
       * @description What the file is by its content, such as geotiff, kml or mp4; null until it is finished.
       * @example geotiff
       */
      kind: string | null
      /**
       * @description Why it failed.
       * @example null
       */
      message: string | null
      createdAt: components['schemas']['Time']
      /**
       * Format: date-time
       * @description When it is removed unless it goes on or is used.
       * @example 2026-03-13T09:30:00.000Z
       */
      expiresAt: string
    }
    UploadReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: components['schemas']['Upload']
    }
    UploadListReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        items: components['schemas']['Upload'][]
        /** @example 1 */
        total: number
        /** @example 1 */
        page: number
        /** @example 50 */
        pageSize: number
      }
    }
    StorageUseReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        /** @example 1048576 */
        used: number
        /**
         * @description Of the package; null without a limit.
         * @example 107374182400
         */
        limit: number | null
        /**
         * @description What may still be added, the grace above the limit included; null without a limit.
         * @example 107374182400
         */
        free: number | null
        /**
         * @description The most one file may have.
         * @example 21474836480
         */
        largestFile: number
      }
    }
    MemberIds: components['schemas']['Id'][]
    NewUserGroup: {
      /** @example Pilots */
      name: string
      /**
       * @default
       * @example Plan and fly
       */
      description: string
      permissions: components['schemas']['PermissionNames']
      members?: components['schemas']['MemberIds']
    }
    UserGroupEdit: {
      version: components['schemas']['Version']
      /** @example Pilots */
      name?: string
      /** @example Plan and fly */
      description?: string
      permissions?: components['schemas']['PermissionNames']
      addMembers?: components['schemas']['MemberIds']
      removeMembers?: components['schemas']['MemberIds']
    }
    UserGroup: {
      _id: components['schemas']['Id']
      /** @example Pilots */
      name: string
      /** @example Plan and fly */
      description: string
      permissions: components['schemas']['PermissionNames']
      /** @example 4 */
      memberCount: number
      version: components['schemas']['Version']
      createdAt: components['schemas']['Time']
    }
    UserGroupReply: {
      /** @example true */
      status: boolean
      /** @example User group saved */
      message?: string
      data: components['schemas']['UserGroup']
    }
    UserGroupListReply: {
      /** @example true */
      status: boolean
      data: {
        items: components['schemas']['UserGroup'][]
        /** @example 3 */
        total: number
        /** @example 1 */
        page: number
        /** @example 50 */
        pageSize: number
      }
    }
    /**
     * @example tenant-user
     * @enum {string}
     */
    TeamUserType: 'tenant-root' | 'tenant-staff' | 'tenant-user'
    /**
     * @example active
     * @enum {string}
     */
    UserState: 'invited' | 'active' | 'disabled'
    GroupIds: components['schemas']['Id'][]
    NewUser: {
      /** @example Pat Pilot */
      name: string
      /**
       * Format: email
       * @example pat@demo.test
       */
      email: string
      userType: components['schemas']['TeamUserType']
      customPermissions?: components['schemas']['PermissionNames']
      groups?: components['schemas']['GroupIds']
    }
    UserEdit: {
      version: components['schemas']['Version']
      /** @example Pat Pilot */
      name?: string
      /**
       * Format: email
       * @example pat@demo.test
       */
      email?: string
      userType?: components['schemas']['TeamUserType']
      customPermissions?: components['schemas']['PermissionNames']
      groups?: components['schemas']['GroupIds']
      /** @example false */
      disabled?: boolean
    }
    UserImport: {
      /**
       * @description 50,000 rows at most; groups by name and permissions, several of either with a semicolon between.
       * @example name,email
       *     Pat Pilot,pat@demo.test
       */
      csv: string
    }
    UserImportReply: {
      /** @example true */
      status: boolean
      /** @example 1 of 2 rows added */
      message?: string
      data: {
        /** @example 1 */
        created: number
        /** @example 1 */
        refused: number
        rows: {
          /**
           * @description Counted from the first below the header.
           * @example 2
           */
          row: number
          /** @example pat@demo.test */
          email: string
          /**
           * @example refused
           * @enum {string}
           */
          status: 'created' | 'refused'
          /** @example email */
          field?: string
          /** @example is taken already */
          message?: string
        }[]
      }
    }
    GroupOfUser: {
      _id: components['schemas']['Id']
      /** @example Pilots */
      name: string
    }
    User: {
      _id: components['schemas']['Id']
      /** @example Pat Pilot */
      name: string
      /** @example pat@demo.test */
      email: string
      /** @example null */
      avatar: string | null
      userType: components['schemas']['TeamUserType']
      state: components['schemas']['UserState']
      customPermissions: components['schemas']['PermissionNames']
      groups: components['schemas']['GroupOfUser'][]
      /**
       * @description Whether signing in asks for a code too.
       * @example false
       */
      secondFactor: boolean
      /** @description When the last invitation left; null when none did or it was accepted. */
      invitedAt: components['schemas']['MaybeTime']
      version: components['schemas']['Version']
      createdAt: components['schemas']['Time']
    }
    UserReply: {
      /** @example true */
      status: boolean
      /** @example User saved */
      message?: string
      data: components['schemas']['User']
    }
    UserListReply: {
      /** @example true */
      status: boolean
      data: {
        items: components['schemas']['User'][]
        /** @example 12 */
        total: number
        /** @example 1 */
        page: number
        /** @example 50 */
        pageSize: number
      }
    }
    PermissionExplanation: {
      permission: components['schemas']['PermissionName']
      /** @example See missions */
      label: string
      /** @example true */
      allowed: boolean
      /** @description Everything that grants it, none when it is not allowed. */
      sources: {
        /**
         * @example group
         * @enum {string}
         */
        kind: 'type' | 'own' | 'group'
        /**
         * @description The user type, the user, or the group.
         * @example Pilots
         */
        name: string
      }[]
      /** @description Who could grant it, when it is not allowed; 20 at most. */
      grantableBy: components['schemas']['GroupOfUser'][]
      /** @example Granted by the group Pilots. */
      reason: string
    }
    PermissionExplanationReply: {
      /** @example true */
      status: boolean
      data: components['schemas']['PermissionExplanation']
    }
    InvitationToken: {
      token: components['schemas']['Token']
    }
    /** @example 3v5Zr0m7Vqk1yGx8nJbWcQe2TdLhUaSiPoFgHjKlZxC */
    Token: string
    InvitationAnswer: {
      token: components['schemas']['Token']
      /** @example correct horse battery */
      password: string
    }
    InvitationReply: {
      /** @example true */
      status: boolean
      data: {
        /** @example Pat Pilot */
        name: string
        /** @example pat@demo.test */
        email: string
        /** @example Demo */
        tenantName: string
        expiresAt: components['schemas']['Time']
      }
    }
  }
  responses: {
    /** @description Refused; nothing was changed. */
    Problem: {
      headers: {
        [name: string]: unknown
      }
      content: {
        /**
         * @example {
         *       "status": false,
         *       "message": "Mission not found"
         *     }
         */
        'application/json': components['schemas']['Problem']
      }
    }
    /** @description Done. */
    Done: {
      headers: {
        [name: string]: unknown
      }
      content: {
        /**
         * @example {
         *       "status": true,
         *       "message": "Done"
         *     }
         */
        'application/json': components['schemas']['Done']
      }
    }
  }
  parameters: {
    /** @description Text that who acted, what it was done to or the address must contain, case ignored. */
    AuditSearch: string
    /** @description Only this deed, or every deed on a thing, such as mission.delete or mission. */
    AuditAction: string
    /** @description Only what this user did. */
    AuditActor: components['schemas']['Id']
    /** @description Only this tenant; a tenant-root may name none but the own. */
    AuditTenant: components['schemas']['Id']
    AuditFrom: components['schemas']['Time']
    /** @description Up to, and without, this moment. */
    AuditTo: components['schemas']['Time']
    BaseLayerId: components['schemas']['Id']
    /** @description Only those that anybody may see, or only the others. */
    Published: boolean
    /** @description Page of the list, from 1. */
    Page: number
    /** @description Rows a page. */
    PageSize: number
    /** @description Text the name must contain, case ignored. */
    Search: string
    JobId: components['schemas']['Id']
    LayerGroupId: components['schemas']['Id']
    LayerId: components['schemas']['Id']
    LayerIds: components['schemas']['Id'][]
    MissionIds: components['schemas']['Id'][]
    Kind: components['schemas']['LayerKind']
    /** @description Only layers in one of these. */
    LayerStatuses: components['schemas']['LayerStatus'][]
    /** @description Only what is marked for attention, or only what is not. */
    Flagged: boolean
    /** @description With long; the values at this point are answered too. */
    Lat: number
    Long: number
    /** @description Conditions that all must hold, each `attribute:is:value`; `is` may be eq, ne, lt, lte, gt, gte, contains, empty or filled. Only the first two colons part. */
    Where: string[]
    /** @description Only features that touch this box; west,south,east,north in degrees. */
    Box: string
    /** @description An attribute to sort by; a minus sign in front turns it round. By number when absent. */
    FeatureSort: string
    /** @description Only these features. */
    Indexes: number[]
    IndexesToDelete: number[]
    Z: number
    X: number
    Y: number
    /** @description The layer's dataVersion; with it the browser may keep the tile. */
    TileVersion: number
    /** @description Attributes to put into the tile, for labels and colours. */
    Fields: string[]
    TileSize: number
    /** @description One or three bands, from 1. */
    StyleBands: string
    /** @description An index such as NDVI, VARI or GLI, instead of bands. */
    StyleFormula: string
    /** @description From dark to bright; one pair, or one for each band. */
    StyleRescale: string
    StyleColormap: string
    StyleHillshade: string
    StyleResampling: string
    LocationId: components['schemas']['Id']
    /** @description Text that the address or the subject must contain, case ignored; looks through the newest 2,000. */
    MailSearch: string
    TenantId: components['schemas']['Id']
    MissionId: components['schemas']['Id']
    MissionTypeId: components['schemas']['Id']
    /** @description Only missions of this type. */
    OfType: components['schemas']['Id']
    /** @description Only missions in one of these. */
    Statuses: components['schemas']['MissionStatus'][]
    /** @description Archived missions instead of the others. */
    Archived: boolean
    PackageId: components['schemas']['Id']
    PermissionSetId: components['schemas']['Id']
    ProvisionedTenantId: components['schemas']['Id']
    /** @description Only tenants in one of these. */
    TenantStatuses: components['schemas']['TenantStatus'][]
    UploadId: components['schemas']['Id']
    UserGroupId: components['schemas']['Id']
    UserId: components['schemas']['Id']
    /** @description Text the name or the e-mail must contain, case ignored. */
    UserSearch: string
    /** @description Only users of these types. */
    UserTypes: components['schemas']['TeamUserType'][]
    /** @description Only users in these states. */
    UserStates: components['schemas']['UserState'][]
    /** @description Only members of this group. */
    InGroup: components['schemas']['Id']
    AskedPermission: components['schemas']['PermissionName']
  }
  requestBodies: never
  headers: never
  pathItems: never
}
export type $defs = Record<string, never>
export interface operations {
  listAuditEntries: {
    parameters: {
      query?: {
        /** @description Page of the list, from 1. */
        page?: components['parameters']['Page']
        /** @description Rows a page. */
        pageSize?: components['parameters']['PageSize']
        /** @description Text that who acted, what it was done to or the address must contain, case ignored. */
        search?: components['parameters']['AuditSearch']
        /** @description Only this deed, or every deed on a thing, such as mission.delete or mission. */
        action?: components['parameters']['AuditAction']
        /** @description Only what this user did. */
        actorId?: components['parameters']['AuditActor']
        /** @description Only this tenant; a tenant-root may name none but the own. */
        tenantId?: components['parameters']['AuditTenant']
        from?: components['parameters']['AuditFrom']
        /** @description Up to, and without, this moment. */
        to?: components['parameters']['AuditTo']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of entries. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AuditListReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  exportAuditEntries: {
    parameters: {
      query?: {
        /** @description Text that who acted, what it was done to or the address must contain, case ignored. */
        search?: components['parameters']['AuditSearch']
        /** @description Only this deed, or every deed on a thing, such as mission.delete or mission. */
        action?: components['parameters']['AuditAction']
        /** @description Only what this user did. */
        actorId?: components['parameters']['AuditActor']
        /** @description Only this tenant; a tenant-root may name none but the own. */
        tenantId?: components['parameters']['AuditTenant']
        from?: components['parameters']['AuditFrom']
        /** @description Up to, and without, this moment. */
        to?: components['parameters']['AuditTo']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description UTF-8 with a header row. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example at,actor,action,target
           *     2026-03-12T09:30:00.000Z,Sam Staff,mission.delete,Harbour survey
           */
          'text/csv': string
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  login: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "email": "staff@demo.test",
         *       "password": "correct horse battery"
         *     }
         */
        'application/json': components['schemas']['Credentials']
      }
    }
    responses: {
      /** @description Signed in, or a false status with the reason. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['UserDetailsReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  logout: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  getUserDetails: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The user of this session. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['UserDetailsReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  requestPasswordReset: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "email": "staff@demo.test"
         *     }
         */
        'application/json': components['schemas']['PasswordResetRequest']
      }
    }
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  resetPassword: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "email": "staff@demo.test",
         *       "code": "482913",
         *       "password": "correct horse battery"
         *     }
         */
        'application/json': components['schemas']['PasswordReset']
      }
    }
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  listBaseLayers: {
    parameters: {
      query?: {
        /** @description Page of the list, from 1. */
        page?: components['parameters']['Page']
        /** @description Rows a page. */
        pageSize?: components['parameters']['PageSize']
        /** @description Text the name must contain, case ignored. */
        search?: components['parameters']['Search']
        kind?: components['parameters']['Kind']
        /** @description Only those that anybody may see, or only the others. */
        published?: components['parameters']['Published']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The newest first. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['BaseLayerListReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  listPublicBaseLayers: {
    parameters: {
      query?: {
        /** @description Page of the list, from 1. */
        page?: components['parameters']['Page']
        /** @description Rows a page. */
        pageSize?: components['parameters']['PageSize']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The newest first. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['BaseLayerListReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getBaseLayer: {
    parameters: {
      query?: never
      header?: never
      path: {
        baseLayerId: components['parameters']['BaseLayerId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The base layer. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['BaseLayerDetailsReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  createBaseLayer: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Plots 2026",
         *       "uploadId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *     }
         */
        'application/json': components['schemas']['NewBaseLayer']
      }
    }
    responses: {
      /** @description The base layer. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['BaseLayerReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  createBaseRaster: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Orthophoto 2026",
         *       "uploadId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *     }
         */
        'application/json': components['schemas']['NewBaseLayer']
      }
    }
    responses: {
      /** @description The base layer. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['BaseLayerReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  createBaseVectorLayer: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Blocks"
         *     }
         */
        'application/json': components['schemas']['NewDrawnBaseLayer']
      }
    }
    responses: {
      /** @description The base layer. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['BaseLayerReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  createBaseLayerByLayers: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Plots 2026",
         *       "layerIds": [
         *         "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *       ]
         *     }
         */
        'application/json': components['schemas']['NewBaseLayerOfLayers']
      }
    }
    responses: {
      /** @description The base layer. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['BaseLayerReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  createBaseRasterFromMission: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Orthophoto 2026",
         *       "missionId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *     }
         */
        'application/json': components['schemas']['NewBaseRasterOfMission']
      }
    }
    responses: {
      /** @description The base layer. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['BaseLayerReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  editBaseLayer: {
    parameters: {
      query?: never
      header?: never
      path: {
        baseLayerId: components['parameters']['BaseLayerId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "name": "Plots"
         *     }
         */
        'application/json': components['schemas']['BaseLayerEdit']
      }
    }
    responses: {
      /** @description The base layer as stored. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['BaseLayerReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  editBaseLayerPart: {
    parameters: {
      query?: never
      header?: never
      path: {
        baseLayerId: components['parameters']['BaseLayerId']
        layerId: components['parameters']['LayerId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "opacity": 0.8
         *     }
         */
        'application/json': components['schemas']['BaseLayerPartEdit']
      }
    }
    responses: {
      /** @description The base layer as stored. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['BaseLayerReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  setPrimeAttribute: {
    parameters: {
      query?: never
      header?: never
      path: {
        baseLayerId: components['parameters']['BaseLayerId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "attribute": "plot"
         *     }
         */
        'application/json': components['schemas']['PrimeAttribute']
      }
    }
    responses: {
      /** @description The base layer as stored. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['BaseLayerDetailsReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  publishBaseLayer: {
    parameters: {
      query?: never
      header?: never
      path: {
        baseLayerId: components['parameters']['BaseLayerId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "published": true
         *     }
         */
        'application/json': components['schemas']['Publication']
      }
    }
    responses: {
      /** @description The base layer as stored. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['BaseLayerReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getBaseLayerUpdate: {
    parameters: {
      query?: never
      header?: never
      path: {
        baseLayerId: components['parameters']['BaseLayerId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The base layer and each upload compared with it. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['BaseLayerUpdateReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  updateBaseLayerByLayers: {
    parameters: {
      query?: never
      header?: never
      path: {
        baseLayerId: components['parameters']['BaseLayerId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "layerIds": [
         *         "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *       ]
         *     }
         */
        'application/json': components['schemas']['LayersOfMissions']
      }
    }
    responses: {
      /** @description The base layer as stored. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['BaseLayerReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  updateBaseRasterFromMission: {
    parameters: {
      query?: never
      header?: never
      path: {
        baseLayerId: components['parameters']['BaseLayerId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "missionId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *     }
         */
        'application/json': components['schemas']['RastersOfMission']
      }
    }
    responses: {
      /** @description The base layer as stored. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['BaseLayerReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  updateBaseRasterByUpload: {
    parameters: {
      query?: never
      header?: never
      path: {
        baseLayerId: components['parameters']['BaseLayerId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "uploadId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *     }
         */
        'application/json': components['schemas']['StagedFile']
      }
    }
    responses: {
      /** @description The base layer with the staged part. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['BaseLayerReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  uploadBaseVector: {
    parameters: {
      query?: never
      header?: never
      path: {
        baseLayerId: components['parameters']['BaseLayerId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "uploadId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *     }
         */
        'application/json': components['schemas']['StagedFile']
      }
    }
    responses: {
      /** @description The base layer with the staged part. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['BaseLayerReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  updateBaseLayerByUploadedLayer: {
    parameters: {
      query?: never
      header?: never
      path: {
        baseLayerId: components['parameters']['BaseLayerId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "layerId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301",
         *       "mode": "replace"
         *     }
         */
        'application/json': components['schemas']['StagedLayerChoice']
      }
    }
    responses: {
      /** @description The base layer as stored. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['BaseLayerReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  stageBaseLayerFile: {
    parameters: {
      query?: never
      header?: never
      path: {
        baseLayerId: components['parameters']['BaseLayerId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "uploadId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *     }
         */
        'application/json': components['schemas']['StagedFile']
      }
    }
    responses: {
      /** @description The base layer with the staged part. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['BaseLayerReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  deleteStagedLayer: {
    parameters: {
      query?: never
      header?: never
      path: {
        baseLayerId: components['parameters']['BaseLayerId']
        layerId: components['parameters']['LayerId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  deleteBaseLayer: {
    parameters: {
      query?: never
      header?: never
      path: {
        baseLayerId: components['parameters']['BaseLayerId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  listDeletedBaseLayers: {
    parameters: {
      query?: {
        /** @description Page of the list, from 1. */
        page?: components['parameters']['Page']
        /** @description Rows a page. */
        pageSize?: components['parameters']['PageSize']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The last removed first. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['DeletedBaseLayerListReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  restoreBaseLayer: {
    parameters: {
      query?: never
      header?: never
      path: {
        baseLayerId: components['parameters']['BaseLayerId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The base layer. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['BaseLayerReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  listBaseLayerAlerts: {
    parameters: {
      query?: {
        /** @description Page of the list, from 1. */
        page?: components['parameters']['Page']
        /** @description Rows a page. */
        pageSize?: components['parameters']['PageSize']
      }
      header?: never
      path: {
        baseLayerId: components['parameters']['BaseLayerId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The newest first. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['BaseLayerAlertListReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  listBaseLayerVods: {
    parameters: {
      query?: {
        /** @description Page of the list, from 1. */
        page?: components['parameters']['Page']
        /** @description Rows a page. */
        pageSize?: components['parameters']['PageSize']
      }
      header?: never
      path: {
        baseLayerId: components['parameters']['BaseLayerId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The newest first. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['BaseLayerVodListReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getPublicMap: {
    parameters: {
      query?: never
      header?: never
      path: {
        baseLayerId: components['parameters']['BaseLayerId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description What there is to be drawn. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PublicMapReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  listPublicFeatures: {
    parameters: {
      query?: {
        /** @description Only these features. */
        index?: components['parameters']['Indexes']
        /** @description Only features that touch this box; west,south,east,north in degrees. */
        box?: components['parameters']['Box']
        /** @description Page of the list, from 1. */
        page?: components['parameters']['Page']
        /** @description Rows a page. */
        pageSize?: components['parameters']['PageSize']
      }
      header?: never
      path: {
        baseLayerId: components['parameters']['BaseLayerId']
        layerId: components['parameters']['LayerId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description By number. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PublicFeatureListReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getPublicVectorTile: {
    parameters: {
      query?: {
        /** @description The layer's dataVersion; with it the browser may keep the tile. */
        v?: components['parameters']['TileVersion']
        /** @description Attributes to put into the tile, for labels and colours. */
        field?: components['parameters']['Fields']
      }
      header?: never
      path: {
        baseLayerId: components['parameters']['BaseLayerId']
        layerId: components['parameters']['LayerId']
        z: components['parameters']['Z']
        x: components['parameters']['X']
        y: components['parameters']['Y']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Layers `features` and, where thinned, `dots`; 304 when it is what the browser has. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/vnd.mapbox-vector-tile': string
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getPublicRasterTile: {
    parameters: {
      query?: {
        /** @description The layer's dataVersion; with it the browser may keep the tile. */
        v?: components['parameters']['TileVersion']
        size?: components['parameters']['TileSize']
      }
      header?: never
      path: {
        baseLayerId: components['parameters']['BaseLayerId']
        layerId: components['parameters']['LayerId']
        z: components['parameters']['Z']
        x: components['parameters']['X']
        y: components['parameters']['Y']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A picture; 204 where the raster has nothing, 304 when it is what the browser has. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'image/webp': string
          'image/jpeg': string
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  listJobs: {
    parameters: {
      query?: {
        /** @description Page of the list, from 1. */
        page?: components['parameters']['Page']
        /** @description Rows a page. */
        pageSize?: components['parameters']['PageSize']
        /** @description Only what this user started. */
        mine?: boolean
        /** @description Only what is queued or running. */
        active?: boolean
        /** @description Only what works for this record. */
        aboutId?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of jobs. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['JobListReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getJob: {
    parameters: {
      query?: never
      header?: never
      path: {
        jobId: components['parameters']['JobId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The job as it stands. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['JobReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  cancelJob: {
    parameters: {
      query?: never
      header?: never
      path: {
        jobId: components['parameters']['JobId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The job, cancelled. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['JobReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  retryJob: {
    parameters: {
      query?: never
      header?: never
      path: {
        jobId: components['parameters']['JobId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The job, queued again. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['JobReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  createLayerGroup: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "missionId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301",
         *       "name": "12 March"
         *     }
         */
        'application/json': components['schemas']['NewLayerGroup']
      }
    }
    responses: {
      /** @description The group as stored. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LayerGroupReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  editLayerGroup: {
    parameters: {
      query?: never
      header?: never
      path: {
        groupId: components['parameters']['LayerGroupId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "name": "13 March"
         *     }
         */
        'application/json': components['schemas']['LayerGroupEdit']
      }
    }
    responses: {
      /** @description The group as stored. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LayerGroupReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  deleteLayerGroup: {
    parameters: {
      query?: never
      header?: never
      path: {
        groupId: components['parameters']['LayerGroupId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  removeLayerFromGroup: {
    parameters: {
      query?: never
      header?: never
      path: {
        groupId: components['parameters']['LayerGroupId']
        layerId: components['parameters']['LayerId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  listLayers: {
    parameters: {
      query?: {
        /** @description Page of the list, from 1. */
        page?: components['parameters']['Page']
        /** @description Rows a page. */
        pageSize?: components['parameters']['PageSize']
        /** @description Text the name must contain, case ignored. */
        search?: components['parameters']['Search']
        kind?: components['parameters']['Kind']
        /** @description Only layers in one of these. */
        status?: components['parameters']['LayerStatuses']
        /** @description Only what is marked for attention, or only what is not. */
        flagged?: components['parameters']['Flagged']
      }
      header?: never
      path: {
        missionId: components['parameters']['MissionId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description In the order of the layer panel. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LayerListReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getLayerPanel: {
    parameters: {
      query?: never
      header?: never
      path: {
        missionId: components['parameters']['MissionId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description At most 1,000 layers. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LayerPanelReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getReadyLayers: {
    parameters: {
      query: {
        missionIds: components['parameters']['MissionIds']
        kind?: components['parameters']['Kind']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description At most 1,000 layers. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ReadyLayersReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  createLayer: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "missionId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301",
         *       "uploadId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301",
         *       "name": "Orthophoto March"
         *     }
         */
        'application/json': components['schemas']['NewLayer']
      }
    }
    responses: {
      /** @description The layer, importing. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LayerReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  createVectorLayer: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "missionId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301",
         *       "name": "Inspection notes"
         *     }
         */
        'application/json': components['schemas']['NewVectorLayer']
      }
    }
    responses: {
      /** @description The layer, ready. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LayerReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  editLayer: {
    parameters: {
      query?: never
      header?: never
      path: {
        layerId: components['parameters']['LayerId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "name": "Orthophoto",
         *       "opacity": 0.8
         *     }
         */
        'application/json': components['schemas']['LayerEdit']
      }
    }
    responses: {
      /** @description The layer as stored. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LayerReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  deleteLayer: {
    parameters: {
      query?: never
      header?: never
      path: {
        layerId: components['parameters']['LayerId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  deleteLayers: {
    parameters: {
      query: {
        layerIds: components['parameters']['LayerIds']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  restoreLayers: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "layerIds": [
         *         "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *       ]
         *     }
         */
        'application/json': components['schemas']['LayerChoice']
      }
    }
    responses: {
      /** @description How many came back. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['RestoredReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  changeLayerColor: {
    parameters: {
      query?: never
      header?: never
      path: {
        layerId: components['parameters']['LayerId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "color": "#d4380d"
         *     }
         */
        'application/json': components['schemas']['LayerColor']
      }
    }
    responses: {
      /** @description The layer as stored. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LayerReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  assignLayerLabel: {
    parameters: {
      query?: never
      header?: never
      path: {
        layerId: components['parameters']['LayerId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "labelField": "plot"
         *     }
         */
        'application/json': components['schemas']['LayerLabel']
      }
    }
    responses: {
      /** @description The layer as stored. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LayerReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  flagLayer: {
    parameters: {
      query?: never
      header?: never
      path: {
        layerId: components['parameters']['LayerId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "flagged": true,
         *       "note": "Seams in the north"
         *     }
         */
        'application/json': components['schemas']['LayerFlag']
      }
    }
    responses: {
      /** @description The layer as stored. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LayerReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getRasterDetails: {
    parameters: {
      query?: {
        /** @description With long; the values at this point are answered too. */
        lat?: components['parameters']['Lat']
        long?: components['parameters']['Long']
      }
      header?: never
      path: {
        layerId: components['parameters']['LayerId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Coordinate system, resolution, bands with statistics and histograms. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['RasterDetailsReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  measureRaster: {
    parameters: {
      query?: never
      header?: never
      path: {
        layerId: components['parameters']['LayerId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "kind": "volume",
         *       "geometry": {
         *         "type": "Polygon",
         *         "coordinates": [
         *           [
         *             [
         *               -92,
         *               46
         *             ],
         *             [
         *               -91.999,
         *               46
         *             ],
         *             [
         *               -91.999,
         *               46.001
         *             ],
         *             [
         *               -92,
         *               46
         *             ]
         *           ]
         *         ]
         *       },
         *       "base": "plane"
         *     }
         */
        'application/json': components['schemas']['RasterQuestion']
      }
    }
    responses: {
      /** @description Metres on the ground; data of the kind asked for is null where the raster is empty. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['RasterAnswerReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  listFilteredFeatures: {
    parameters: {
      query?: {
        /** @description Page of the list, from 1. */
        page?: components['parameters']['Page']
        /** @description Rows a page. */
        pageSize?: components['parameters']['PageSize']
        /** @description Text the name must contain, case ignored. */
        search?: components['parameters']['Search']
        /** @description Conditions that all must hold, each `attribute:is:value`; `is` may be eq, ne, lt, lte, gt, gte, contains, empty or filled. Only the first two colons part. */
        where?: components['parameters']['Where']
        /** @description Only features that touch this box; west,south,east,north in degrees. */
        box?: components['parameters']['Box']
        /** @description Only what is marked for attention, or only what is not. */
        flagged?: components['parameters']['Flagged']
        /** @description An attribute to sort by; a minus sign in front turns it round. By number when absent. */
        sort?: components['parameters']['FeatureSort']
      }
      header?: never
      path: {
        layerId: components['parameters']['LayerId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Without geometries, for tables. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['FeatureListReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  listFeatures: {
    parameters: {
      query?: {
        /** @description Page of the list, from 1. */
        page?: components['parameters']['Page']
        /** @description Rows a page. */
        pageSize?: components['parameters']['PageSize']
        /** @description Only these features. */
        index?: components['parameters']['Indexes']
        /** @description Only features that touch this box; west,south,east,north in degrees. */
        box?: components['parameters']['Box']
      }
      header?: never
      path: {
        layerId: components['parameters']['LayerId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description In the order of their numbers. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['FeatureListReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  addFeatures: {
    parameters: {
      query?: never
      header?: never
      path: {
        layerId: components['parameters']['LayerId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "features": [
         *         {
         *           "geometry": {
         *             "type": "Point",
         *             "coordinates": [
         *               -92.1,
         *               46.78
         *             ]
         *           },
         *           "properties": {
         *             "name": "Gate"
         *           }
         *         }
         *       ]
         *     }
         */
        'application/json': components['schemas']['NewFeatures']
      }
    }
    responses: {
      /** @description The features as stored. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['FeatureChangeReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  editFeature: {
    parameters: {
      query?: never
      header?: never
      path: {
        layerId: components['parameters']['LayerId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "index": 1,
         *       "version": 1,
         *       "properties": {
         *         "name": "North gate"
         *       }
         *     }
         */
        'application/json': components['schemas']['FeatureEdit']
      }
    }
    responses: {
      /** @description The feature as stored. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['FeatureChangeReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  deleteFeatures: {
    parameters: {
      query: {
        index: components['parameters']['IndexesToDelete']
      }
      header?: never
      path: {
        layerId: components['parameters']['LayerId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The change, by which it can be undone; no features. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['FeatureChangeReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  undoFeatureChange: {
    parameters: {
      query?: never
      header?: never
      path: {
        layerId: components['parameters']['LayerId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "changeId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *     }
         */
        'application/json': components['schemas']['ChangeChoice']
      }
    }
    responses: {
      /** @description The features as they are again. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['FeatureChangeReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  flagFeature: {
    parameters: {
      query?: never
      header?: never
      path: {
        layerId: components['parameters']['LayerId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "index": 1,
         *       "version": 1,
         *       "flagged": true,
         *       "note": "Cracked"
         *     }
         */
        'application/json': components['schemas']['FeatureFlag']
      }
    }
    responses: {
      /** @description The feature as stored. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['FeatureChangeReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  exportFeaturesCsv: {
    parameters: {
      query?: {
        /** @description Only these features. */
        index?: components['parameters']['Indexes']
      }
      header?: never
      path: {
        layerId: components['parameters']['LayerId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A CSV file, formula cells neutralised. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'text/csv': string
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  exportLayerGeojson: {
    parameters: {
      query?: never
      header?: never
      path: {
        layerId: components['parameters']['LayerId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A GeoJSON file. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/geo+json': string
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  downloadLayerKml: {
    parameters: {
      query?: never
      header?: never
      path: {
        layerId: components['parameters']['LayerId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A KML file. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/vnd.google-earth.kml+xml': string
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getLayerThumbnail: {
    parameters: {
      query?: never
      header?: never
      path: {
        layerId: components['parameters']['LayerId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A WebP picture. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'image/webp': string
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getVectorTile: {
    parameters: {
      query?: {
        /** @description The layer's dataVersion; with it the browser may keep the tile. */
        v?: components['parameters']['TileVersion']
        /** @description Attributes to put into the tile, for labels and colours. */
        field?: components['parameters']['Fields']
      }
      header?: never
      path: {
        layerId: components['parameters']['LayerId']
        z: components['parameters']['Z']
        x: components['parameters']['X']
        y: components['parameters']['Y']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Layers `features` and, where thinned, `dots`; 304 when it is what the browser has. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/vnd.mapbox-vector-tile': string
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getRasterTile: {
    parameters: {
      query?: {
        /** @description The layer's dataVersion; with it the browser may keep the tile. */
        v?: components['parameters']['TileVersion']
        size?: components['parameters']['TileSize']
        /** @description One or three bands, from 1. */
        bands?: components['parameters']['StyleBands']
        /** @description An index such as NDVI, VARI or GLI, instead of bands. */
        formula?: components['parameters']['StyleFormula']
        /** @description From dark to bright; one pair, or one for each band. */
        rescale?: components['parameters']['StyleRescale']
        colormap?: components['parameters']['StyleColormap']
        hillshade?: components['parameters']['StyleHillshade']
        resampling?: components['parameters']['StyleResampling']
      }
      header?: never
      path: {
        layerId: components['parameters']['LayerId']
        z: components['parameters']['Z']
        x: components['parameters']['X']
        y: components['parameters']['Y']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A picture; 204 where the raster has nothing, 304 when it is what the browser has. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'image/webp': string
          'image/jpeg': string
        }
      }
      /** @description Drawn by the tile server of this installation, at the address in Location. */
      307: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      '4XX': components['responses']['Problem']
    }
  }
  createLocation: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Brighton Beach",
         *       "location": {
         *         "lat": 46.8416,
         *         "long": -92.0087
         *       }
         *     }
         */
        'application/json': components['schemas']['NewLocation']
      }
    }
    responses: {
      /** @description The place as stored. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LocationReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  listLocations: {
    parameters: {
      query?: {
        /** @description Page of the list, from 1. */
        page?: components['parameters']['Page']
        /** @description Rows a page. */
        pageSize?: components['parameters']['PageSize']
        /** @description Text the name must contain, case ignored. */
        search?: components['parameters']['Search']
        /** @description Column to sort by; a minus sign in front turns it round. */
        sort?: 'name' | '-name' | 'missionCount' | '-missionCount'
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of places. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LocationListReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getLocation: {
    parameters: {
      query?: never
      header?: never
      path: {
        locationId: components['parameters']['LocationId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The place. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LocationDetailsReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  updateLocation: {
    parameters: {
      query?: never
      header?: never
      path: {
        locationId: components['parameters']['LocationId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "name": "Brighton Beach North"
         *     }
         */
        'application/json': components['schemas']['LocationEdit']
      }
    }
    responses: {
      /** @description The place as stored. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LocationReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  listMails: {
    parameters: {
      query?: {
        /** @description Page of the list, from 1. */
        page?: components['parameters']['Page']
        /** @description Rows a page. */
        pageSize?: components['parameters']['PageSize']
        /** @description Text that the address or the subject must contain, case ignored; looks through the newest 2,000. */
        search?: components['parameters']['MailSearch']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of mail. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MailListReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getMail: {
    parameters: {
      query?: never
      header?: never
      path: {
        mailId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The mail. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MailReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  createMission: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Harbour survey",
         *       "description": "Quay walls after the storm",
         *       "scheduledAt": "2026-03-12T09:30:00.000Z"
         *     }
         */
        'application/json': components['schemas']['NewMission']
      }
    }
    responses: {
      /** @description The mission as stored. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MissionReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  listMissions: {
    parameters: {
      query?: {
        /** @description Page of the list, from 1. */
        page?: components['parameters']['Page']
        /** @description Rows a page. */
        pageSize?: components['parameters']['PageSize']
        /** @description Text the name must contain, case ignored. */
        search?: components['parameters']['Search']
        /** @description Only missions in one of these. */
        status?: components['parameters']['Statuses']
        /** @description Archived missions instead of the others. */
        archived?: components['parameters']['Archived']
        /** @description Only missions of this type. */
        missionTypeId?: components['parameters']['OfType']
        /** @description Column to sort by; a minus sign in front turns it round. */
        sort?: 'createdAt' | '-createdAt' | 'name' | '-name' | 'scheduledAt' | '-scheduledAt' | 'status' | '-status'
      }
      header?: never
      path: {
        tenantId: components['parameters']['TenantId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of missions. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MissionListReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getMission: {
    parameters: {
      query?: never
      header?: never
      path: {
        missionId: components['parameters']['MissionId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The mission. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MissionReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  editMission: {
    parameters: {
      query?: never
      header?: never
      path: {
        missionId: components['parameters']['MissionId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "name": "Harbour survey 2"
         *     }
         */
        'application/json': components['schemas']['MissionEdit']
      }
    }
    responses: {
      /** @description The mission as stored. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MissionReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  deleteMission: {
    parameters: {
      query?: never
      header?: never
      path: {
        missionId: components['parameters']['MissionId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  updateMissionStatus: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "missionId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301",
         *       "status": "live",
         *       "version": 2
         *     }
         */
        'application/json': components['schemas']['MissionStatusChange']
      }
    }
    responses: {
      /** @description The mission as stored. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MissionReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getMissionsGeojson: {
    parameters: {
      query?: {
        /** @description Text the name must contain, case ignored. */
        search?: components['parameters']['Search']
        /** @description Only missions in one of these. */
        status?: components['parameters']['Statuses']
        /** @description Archived missions instead of the others. */
        archived?: components['parameters']['Archived']
        /** @description Only missions of this type. */
        missionTypeId?: components['parameters']['OfType']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The newest 10,000 at most. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MissionGeojsonReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getMissionSummary: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Counts by status, archived ones left out. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MissionSummaryReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  exportMissions: {
    parameters: {
      query?: {
        /** @description Text the name must contain, case ignored. */
        search?: components['parameters']['Search']
        /** @description Only missions in one of these. */
        status?: components['parameters']['Statuses']
        /** @description Archived missions instead of the others. */
        archived?: components['parameters']['Archived']
        /** @description Only missions of this type. */
        missionTypeId?: components['parameters']['OfType']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A CSV file, formula cells neutralised. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'text/csv': string
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getMissionTypes: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description By name; 200 at most. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MissionTypesReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  createMissionType: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Roof inspection"
         *     }
         */
        'application/json': components['schemas']['NewMissionType']
      }
    }
    responses: {
      /** @description The type as stored. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MissionTypeReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  editMissionType: {
    parameters: {
      query?: never
      header?: never
      path: {
        missionTypeId: components['parameters']['MissionTypeId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "name": "Roof inspection"
         *     }
         */
        'application/json': components['schemas']['MissionTypeEdit']
      }
    }
    responses: {
      /** @description The type as stored. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MissionTypeReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  deleteMissionType: {
    parameters: {
      query?: never
      header?: never
      path: {
        missionTypeId: components['parameters']['MissionTypeId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  listMissionsByLocation: {
    parameters: {
      query?: {
        /** @description Page of the list, from 1. */
        page?: components['parameters']['Page']
        /** @description Rows a page. */
        pageSize?: components['parameters']['PageSize']
      }
      header?: never
      path: {
        locationId: components['parameters']['LocationId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of missions. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MissionListReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  listMissionsByMapref: {
    parameters: {
      query: {
        baseLayerId: components['schemas']['Id']
        /** @description What the base layer's identifying attribute says. */
        mapref: string
        /** @description Page of the list, from 1. */
        page?: components['parameters']['Page']
        /** @description Rows a page. */
        pageSize?: components['parameters']['PageSize']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of missions. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MissionListReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getMissionDocCount: {
    parameters: {
      query?: never
      header?: never
      path: {
        missionId: components['parameters']['MissionId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Counts, and the space they take. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MissionDocCountReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  duplicateMission: {
    parameters: {
      query?: never
      header?: never
      path: {
        missionId: components['parameters']['MissionId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Harbour survey April",
         *       "scheduledAt": "2026-04-12T09:30:00.000Z"
         *     }
         */
        'application/json': components['schemas']['MissionCopy']
      }
    }
    responses: {
      /** @description The new mission. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MissionReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  listDeletedMissions: {
    parameters: {
      query?: {
        /** @description Page of the list, from 1. */
        page?: components['parameters']['Page']
        /** @description Rows a page. */
        pageSize?: components['parameters']['PageSize']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The last removed first. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['DeletedMissionListReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  restoreMission: {
    parameters: {
      query?: never
      header?: never
      path: {
        missionId: components['parameters']['MissionId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The mission. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MissionReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  listNotifications: {
    parameters: {
      query?: {
        /** @description Page of the list, from 1. */
        page?: components['parameters']['Page']
        /** @description Rows a page. */
        pageSize?: components['parameters']['PageSize']
        /** @description Only what this user has not read. */
        unread?: boolean
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of events. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['NotificationListReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  markNotificationsRead: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "upTo": 42
         *     }
         */
        'application/json': components['schemas']['ReadMark']
      }
    }
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  getOrganisationDetails: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The organisation. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['OrganisationReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  updateOrganisationDetails: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "address": "12 Harbour Road"
         *     }
         */
        'application/json': components['schemas']['OrganisationEdit']
      }
    }
    responses: {
      /** @description The organisation as stored. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['OrganisationReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  uploadOrganisationLogo: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "file": "PNG bytes"
         *     }
         */
        'multipart/form-data': {
          /**
           * Format: binary
           * @description PNG, JPEG or WebP; told by its content, not its name.
           */
          file: string
        }
      }
    }
    responses: {
      /** @description Where the logo is; unused, it is removed after a day. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PictureReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  uploadPackagePoster: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "file": "PNG bytes"
         *     }
         */
        'multipart/form-data': {
          /**
           * Format: binary
           * @description PNG, JPEG or WebP; told by its content, not its name.
           */
          file: string
        }
      }
    }
    responses: {
      /** @description Where the poster is; unused, it is removed after a day. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PictureReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  createPackage: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['NewPackage']
      }
    }
    responses: {
      /** @description The package as stored. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PackageReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  listPackages: {
    parameters: {
      query?: {
        /** @description Page of the list, from 1. */
        page?: components['parameters']['Page']
        /** @description Rows a page. */
        pageSize?: components['parameters']['PageSize']
        /** @description Text the name must contain, case ignored. */
        search?: components['parameters']['Search']
        /** @description Only packages that are on sale, or only those that are not. */
        active?: boolean
        /** @description Column to sort by; a minus sign in front turns it round. */
        sort?: 'createdAt' | '-createdAt' | 'name' | '-name' | 'price' | '-price' | 'tenants' | '-tenants'
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of packages. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PackageListReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getPackage: {
    parameters: {
      query?: never
      header?: never
      path: {
        packageId: components['parameters']['PackageId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The package. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PackageReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  listActivePackages: {
    parameters: {
      query?: {
        /** @description Page of the list, from 1. */
        page?: components['parameters']['Page']
        /** @description Rows a page. */
        pageSize?: components['parameters']['PageSize']
        /** @description Text the name must contain, case ignored. */
        search?: components['parameters']['Search']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of packages, cheapest first. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PackageListReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  editPackage: {
    parameters: {
      query?: never
      header?: never
      path: {
        packageId: components['parameters']['PackageId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "price": 249900
         *     }
         */
        'application/json': components['schemas']['PackageEdit']
      }
    }
    responses: {
      /** @description The package as stored. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PackageReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  deletePackage: {
    parameters: {
      query?: never
      header?: never
      path: {
        packageId: components['parameters']['PackageId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  getPublicFile: {
    parameters: {
      query?: never
      header?: never
      path: {
        fileId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A WebP picture; it never changes under its id. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'image/webp': string
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  generateOrder: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "signUpToken": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301.1700000000000.MEQCIB"
         *     }
         */
        'application/json': {
          /**
           * @description From verify-tenant.
           * @example 01938f6e-7a3b-7c21-9b1e-2f64c1d2a301.1700000000000.MEQCIB
           */
          signUpToken: string
          /** @description Another public package than the one signed up for. */
          packageId?: components['schemas']['Id']
        }
      }
    }
    responses: {
      /** @description What to pay, or that nothing has to be paid any more. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['OrderReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  generateRenewalOrder: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /** @example {} */
        'application/json': {
          /** @description Another public package than the present one. */
          packageId?: components['schemas']['Id']
        }
      }
    }
    responses: {
      /** @description What to pay, or that nothing has to be paid any more. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['OrderReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  completeOrder: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "orderId": "order_EKwxwAgItmmXdp",
         *       "paymentId": "pay_29QQoUBi66xm2f",
         *       "signature": "9ef4dffbfd84f1318f6739a3ce19f9d85851857ae648f114332d8401e0949a3d"
         *     }
         */
        'application/json': {
          orderId: components['schemas']['ProviderId']
          paymentId: components['schemas']['ProviderId']
          /**
           * @description razorpay_signature of the checkout's answer.
           * @example 9ef4dffbfd84f1318f6739a3ce19f9d85851857ae648f114332d8401e0949a3d
           */
          signature: string
        }
      }
    }
    responses: {
      /** @description Paid; a sign-up is active now. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PaidReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  failPayment: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "orderId": "order_EKwxwAgItmmXdp",
         *       "reason": "Your card was declined."
         *     }
         */
        'application/json': {
          orderId: components['schemas']['ProviderId']
          /** @example Your card was declined. */
          reason?: string
        }
      }
    }
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  receivePaymentWebhook: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "event": "payment.captured",
         *       "payload": {}
         *     }
         */
        'application/json': Record<string, never>
      }
    }
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  listInvoices: {
    parameters: {
      query?: {
        /** @description Page of the list, from 1. */
        page?: components['parameters']['Page']
        /** @description Rows a page. */
        pageSize?: components['parameters']['PageSize']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of invoices. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['InvoiceListReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  downloadInvoice: {
    parameters: {
      query?: never
      header?: never
      path: {
        invoiceId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A PDF file. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/pdf': string
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  createPermissionSet: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Pilot",
         *       "description": "Plans and flies missions",
         *       "permissions": [
         *         "mission_list",
         *         "flight_create"
         *       ]
         *     }
         */
        'application/json': components['schemas']['NewPermissionSet']
      }
    }
    responses: {
      /** @description The set as stored. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PermissionSetReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  editPermissionSet: {
    parameters: {
      query?: never
      header?: never
      path: {
        permissionSetId: components['parameters']['PermissionSetId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "name": "Pilot in command"
         *     }
         */
        'application/json': components['schemas']['PermissionSetEdit']
      }
    }
    responses: {
      /** @description The set as stored. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PermissionSetReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  deletePermissionSet: {
    parameters: {
      query?: never
      header?: never
      path: {
        permissionSetId: components['parameters']['PermissionSetId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  getAdminPermissions: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description All permissions and sets. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AdminPermissionsReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getTenantPermissions: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Grantable permissions and sets. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['TenantPermissionsReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getProfile: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The account of this session. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ProfileReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  editProfile: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "name": "Sam Staff"
         *     }
         */
        'application/json': components['schemas']['ProfileEdit']
      }
    }
    responses: {
      /** @description The account as stored. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ProfileReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  uploadAvatar: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'multipart/form-data': {
          /**
           * Format: binary
           * @description PNG, JPEG or WebP.
           * @example RIFF
           */
          file: string
        }
      }
    }
    responses: {
      /** @description The account as stored. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ProfileReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  deleteAvatar: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  getAvatar: {
    parameters: {
      query?: never
      header?: never
      path: {
        avatarId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The picture. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /** @example RIFF */
          'image/webp': string
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  changePassword: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "current": "correct horse battery",
         *       "password": "incorrect donkey battery"
         *     }
         */
        'application/json': components['schemas']['PasswordChange']
      }
    }
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  listSessions: {
    parameters: {
      query?: {
        /** @description Page of the list, from 1. */
        page?: components['parameters']['Page']
        /** @description Rows a page. */
        pageSize?: components['parameters']['PageSize']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of sessions. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['SessionListReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  deleteOtherSessions: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  deleteSession: {
    parameters: {
      query?: never
      header?: never
      path: {
        sessionId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  startSecondFactor: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "password": "correct horse battery"
         *     }
         */
        'application/json': components['schemas']['PasswordProof']
      }
    }
    responses: {
      /** @description What the authenticator app needs, shown this once. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['EnrolmentReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  confirmSecondFactor: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "code": "482913"
         *     }
         */
        'application/json': components['schemas']['CodeProof']
      }
    }
    responses: {
      /** @description Ten recovery codes, shown this once. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['RecoveryCodesReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  renewRecoveryCodes: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "password": "correct horse battery",
         *       "code": "482913"
         *     }
         */
        'application/json': components['schemas']['FullProof']
      }
    }
    responses: {
      /** @description Ten recovery codes, shown this once. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['RecoveryCodesReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  disableSecondFactor: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "password": "correct horse battery",
         *       "code": "482913"
         *     }
         */
        'application/json': components['schemas']['FullProof']
      }
    }
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  getOwnPermissionExplanation: {
    parameters: {
      query: {
        permission: components['parameters']['AskedPermission']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Where the permission comes from, or who can grant it. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PermissionExplanationReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  createTenant: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['NewTenant']
      }
    }
    responses: {
      /** @description Active, or pending until its root has paid. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['TenantReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  listTenants: {
    parameters: {
      query?: {
        /** @description Page of the list, from 1. */
        page?: components['parameters']['Page']
        /** @description Rows a page. */
        pageSize?: components['parameters']['PageSize']
        /** @description Text the name must contain, case ignored. */
        search?: components['parameters']['Search']
        /** @description Only tenants in one of these. */
        status?: components['parameters']['TenantStatuses']
        /** @description Column to sort by; a minus sign in front turns it round. */
        sort?: 'createdAt' | '-createdAt' | 'name' | '-name' | 'status' | '-status'
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of tenants. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['TenantListReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  exportTenants: {
    parameters: {
      query?: {
        /** @description Text the name must contain, case ignored. */
        search?: components['parameters']['Search']
        /** @description Only tenants in one of these. */
        status?: components['parameters']['TenantStatuses']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A CSV file, formula cells neutralised. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'text/csv': string
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getTenant: {
    parameters: {
      query?: never
      header?: never
      path: {
        tenantId: components['parameters']['ProvisionedTenantId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The tenant. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['TenantReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  editTenant: {
    parameters: {
      query?: never
      header?: never
      path: {
        tenantId: components['parameters']['ProvisionedTenantId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "status": "suspended"
         *     }
         */
        'application/json': components['schemas']['TenantEdit']
      }
    }
    responses: {
      /** @description The tenant as stored. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['TenantReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  deleteTenant: {
    parameters: {
      query?: never
      header?: never
      path: {
        tenantId: components['parameters']['ProvisionedTenantId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          /**
           * @description The tenant's name typed out.
           * @example Harbour Survey Ltd
           */
          name: string
        }
      }
    }
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  getTenantStats: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Deleted tenants are left out, but not what they paid. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['TenantStatsReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  listPublicPackages: {
    parameters: {
      query?: {
        /** @description Page of the list, from 1. */
        page?: components['parameters']['Page']
        /** @description Rows a page. */
        pageSize?: components['parameters']['PageSize']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of packages, cheapest first. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PublicPackageListReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  registerTenant: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['SignUp']
      }
    }
    responses: {
      201: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  resendVerificationCode: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          /**
           * Format: email
           * @example robin@harbour.test
           */
          email: string
        }
      }
    }
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  verifyTenant: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['Verification']
      }
    }
    responses: {
      /** @description What comes next. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['VerificationReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  listUploads: {
    parameters: {
      query?: {
        /** @description Page of the list, from 1. */
        page?: components['parameters']['Page']
        /** @description Rows a page. */
        pageSize?: components['parameters']['PageSize']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of uploads. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['UploadListReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getUpload: {
    parameters: {
      query?: never
      header?: never
      path: {
        uploadId: components['parameters']['UploadId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The upload as it stands. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['UploadReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  deleteUpload: {
    parameters: {
      query?: never
      header?: never
      path: {
        uploadId: components['parameters']['UploadId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  getStorageUse: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description In bytes, with what open uploads will add. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['StorageUseReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  createUserGroup: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Pilots",
         *       "description": "Plan and fly",
         *       "permissions": [
         *         "mission_list",
         *         "flight_create"
         *       ],
         *       "members": []
         *     }
         */
        'application/json': components['schemas']['NewUserGroup']
      }
    }
    responses: {
      /** @description The group as stored. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['UserGroupReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  listUserGroups: {
    parameters: {
      query?: {
        /** @description Page of the list, from 1. */
        page?: components['parameters']['Page']
        /** @description Rows a page. */
        pageSize?: components['parameters']['PageSize']
        /** @description Text the name must contain, case ignored. */
        search?: components['parameters']['Search']
        /** @description Column to sort by; a minus sign in front turns it round. */
        sort?: 'name' | '-name' | 'memberCount' | '-memberCount' | 'createdAt' | '-createdAt'
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of groups. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['UserGroupListReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getUserGroup: {
    parameters: {
      query?: never
      header?: never
      path: {
        userGroupId: components['parameters']['UserGroupId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The group. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['UserGroupReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  editUserGroup: {
    parameters: {
      query?: never
      header?: never
      path: {
        userGroupId: components['parameters']['UserGroupId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "permissions": [
         *         "mission_list",
         *         "flight_create",
         *         "flight_update"
         *       ]
         *     }
         */
        'application/json': components['schemas']['UserGroupEdit']
      }
    }
    responses: {
      /** @description The group as stored. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['UserGroupReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  deleteUserGroup: {
    parameters: {
      query?: never
      header?: never
      path: {
        userGroupId: components['parameters']['UserGroupId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  acceptTerms: {
    parameters: {
      query: {
        /** @description Must be true; declining is a logout. */
        terms: true
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  createUser: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Pat Pilot",
         *       "email": "pat@demo.test",
         *       "userType": "tenant-user",
         *       "customPermissions": [
         *         "mission_list"
         *       ]
         *     }
         */
        'application/json': components['schemas']['NewUser']
      }
    }
    responses: {
      /** @description The user as stored. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['UserReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  listUsers: {
    parameters: {
      query?: {
        /** @description Page of the list, from 1. */
        page?: components['parameters']['Page']
        /** @description Rows a page. */
        pageSize?: components['parameters']['PageSize']
        /** @description Text the name or the e-mail must contain, case ignored. */
        search?: components['parameters']['UserSearch']
        /** @description Only users of these types. */
        userType?: components['parameters']['UserTypes']
        /** @description Only users in these states. */
        state?: components['parameters']['UserStates']
        /** @description Only members of this group. */
        groupId?: components['parameters']['InGroup']
        /** @description Column to sort by; a minus sign in front turns it round. */
        sort?:
          | 'name'
          | '-name'
          | 'email'
          | '-email'
          | 'userType'
          | '-userType'
          | 'state'
          | '-state'
          | 'createdAt'
          | '-createdAt'
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of users. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['UserListReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getUser: {
    parameters: {
      query?: never
      header?: never
      path: {
        userId: components['parameters']['UserId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The user. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['UserReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  editUser: {
    parameters: {
      query?: never
      header?: never
      path: {
        userId: components['parameters']['UserId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "customPermissions": [
         *         "mission_list",
         *         "mission_create"
         *       ]
         *     }
         */
        'application/json': components['schemas']['UserEdit']
      }
    }
    responses: {
      /** @description The user as stored. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['UserReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  deleteUser: {
    parameters: {
      query?: never
      header?: never
      path: {
        userId: components['parameters']['UserId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  importUsers: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "csv": "name,email,userType\nPat Pilot,pat@demo.test,tenant-user\n"
         *     }
         */
        'application/json': components['schemas']['UserImport']
      }
    }
    responses: {
      /** @description What became of each row. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['UserImportReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  exportUsers: {
    parameters: {
      query?: {
        /** @description Text the name or the e-mail must contain, case ignored. */
        search?: components['parameters']['UserSearch']
        /** @description Only users of these types. */
        userType?: components['parameters']['UserTypes']
        /** @description Only users in these states. */
        state?: components['parameters']['UserStates']
        /** @description Only members of this group. */
        groupId?: components['parameters']['InGroup']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description UTF-8 with a header row. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example name,email
           *     Pat Pilot,pat@demo.test
           */
          'text/csv': string
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  resendInvitation: {
    parameters: {
      query?: never
      header?: never
      path: {
        userId: components['parameters']['UserId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  resetSecondFactor: {
    parameters: {
      query?: never
      header?: never
      path: {
        userId: components['parameters']['UserId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  getPermissionExplanation: {
    parameters: {
      query: {
        permission: components['parameters']['AskedPermission']
      }
      header?: never
      path: {
        userId: components['parameters']['UserId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Where the permission comes from, or who can grant it. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PermissionExplanationReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  checkInvitation: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "token": "3v5Zr0m7Vqk1yGx8nJbWcQe2TdLhUaSiPoFgHjKlZxC"
         *     }
         */
        'application/json': components['schemas']['InvitationToken']
      }
    }
    responses: {
      /** @description Who is invited, and where to. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['InvitationReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  acceptInvitation: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "token": "3v5Zr0m7Vqk1yGx8nJbWcQe2TdLhUaSiPoFgHjKlZxC",
         *       "password": "correct horse battery"
         *     }
         */
        'application/json': components['schemas']['InvitationAnswer']
      }
    }
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
}

export type OperationId =
  | 'listAuditEntries'
  | 'exportAuditEntries'
  | 'login'
  | 'logout'
  | 'getUserDetails'
  | 'requestPasswordReset'
  | 'resetPassword'
  | 'listBaseLayers'
  | 'listPublicBaseLayers'
  | 'getBaseLayer'
  | 'createBaseLayer'
  | 'createBaseRaster'
  | 'createBaseVectorLayer'
  | 'createBaseLayerByLayers'
  | 'createBaseRasterFromMission'
  | 'editBaseLayer'
  | 'editBaseLayerPart'
  | 'setPrimeAttribute'
  | 'publishBaseLayer'
  | 'getBaseLayerUpdate'
  | 'updateBaseLayerByLayers'
  | 'updateBaseRasterFromMission'
  | 'updateBaseRasterByUpload'
  | 'uploadBaseVector'
  | 'updateBaseLayerByUploadedLayer'
  | 'stageBaseLayerFile'
  | 'deleteStagedLayer'
  | 'deleteBaseLayer'
  | 'listDeletedBaseLayers'
  | 'restoreBaseLayer'
  | 'listBaseLayerAlerts'
  | 'listBaseLayerVods'
  | 'getPublicMap'
  | 'listPublicFeatures'
  | 'getPublicVectorTile'
  | 'getPublicRasterTile'
  | 'listJobs'
  | 'getJob'
  | 'cancelJob'
  | 'retryJob'
  | 'createLayerGroup'
  | 'editLayerGroup'
  | 'deleteLayerGroup'
  | 'removeLayerFromGroup'
  | 'listLayers'
  | 'getLayerPanel'
  | 'getReadyLayers'
  | 'createLayer'
  | 'createVectorLayer'
  | 'editLayer'
  | 'deleteLayer'
  | 'deleteLayers'
  | 'restoreLayers'
  | 'changeLayerColor'
  | 'assignLayerLabel'
  | 'flagLayer'
  | 'getRasterDetails'
  | 'measureRaster'
  | 'listFilteredFeatures'
  | 'listFeatures'
  | 'addFeatures'
  | 'editFeature'
  | 'deleteFeatures'
  | 'undoFeatureChange'
  | 'flagFeature'
  | 'exportFeaturesCsv'
  | 'exportLayerGeojson'
  | 'downloadLayerKml'
  | 'getLayerThumbnail'
  | 'getVectorTile'
  | 'getRasterTile'
  | 'createLocation'
  | 'listLocations'
  | 'getLocation'
  | 'updateLocation'
  | 'listMails'
  | 'getMail'
  | 'createMission'
  | 'listMissions'
  | 'getMission'
  | 'editMission'
  | 'deleteMission'
  | 'updateMissionStatus'
  | 'getMissionsGeojson'
  | 'getMissionSummary'
  | 'exportMissions'
  | 'getMissionTypes'
  | 'createMissionType'
  | 'editMissionType'
  | 'deleteMissionType'
  | 'listMissionsByLocation'
  | 'listMissionsByMapref'
  | 'getMissionDocCount'
  | 'duplicateMission'
  | 'listDeletedMissions'
  | 'restoreMission'
  | 'listNotifications'
  | 'markNotificationsRead'
  | 'getOrganisationDetails'
  | 'updateOrganisationDetails'
  | 'uploadOrganisationLogo'
  | 'uploadPackagePoster'
  | 'createPackage'
  | 'listPackages'
  | 'getPackage'
  | 'listActivePackages'
  | 'editPackage'
  | 'deletePackage'
  | 'getPublicFile'
  | 'generateOrder'
  | 'generateRenewalOrder'
  | 'completeOrder'
  | 'failPayment'
  | 'receivePaymentWebhook'
  | 'listInvoices'
  | 'downloadInvoice'
  | 'createPermissionSet'
  | 'editPermissionSet'
  | 'deletePermissionSet'
  | 'getAdminPermissions'
  | 'getTenantPermissions'
  | 'getProfile'
  | 'editProfile'
  | 'uploadAvatar'
  | 'deleteAvatar'
  | 'getAvatar'
  | 'changePassword'
  | 'listSessions'
  | 'deleteOtherSessions'
  | 'deleteSession'
  | 'startSecondFactor'
  | 'confirmSecondFactor'
  | 'renewRecoveryCodes'
  | 'disableSecondFactor'
  | 'getOwnPermissionExplanation'
  | 'createTenant'
  | 'listTenants'
  | 'exportTenants'
  | 'getTenant'
  | 'editTenant'
  | 'deleteTenant'
  | 'getTenantStats'
  | 'listPublicPackages'
  | 'registerTenant'
  | 'resendVerificationCode'
  | 'verifyTenant'
  | 'listUploads'
  | 'getUpload'
  | 'deleteUpload'
  | 'getStorageUse'
  | 'createUserGroup'
  | 'listUserGroups'
  | 'getUserGroup'
  | 'editUserGroup'
  | 'deleteUserGroup'
  | 'acceptTerms'
  | 'createUser'
  | 'listUsers'
  | 'getUser'
  | 'editUser'
  | 'deleteUser'
  | 'importUsers'
  | 'exportUsers'
  | 'resendInvitation'
  | 'resetSecondFactor'
  | 'getPermissionExplanation'
  | 'checkInvitation'
  | 'acceptInvitation'
