/** Stands for any file that webpack would emit (fonts, pictures): its address. */
module.exports = 'asset';
