// React and Remix read this while they load, so it is set before anything else is imported. A name that the person
// who starts the product gave is kept.
process.env['NODE_ENV'] ||= 'production';
